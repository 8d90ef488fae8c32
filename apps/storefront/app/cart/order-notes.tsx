import { NOTES_MAX } from '@sufra/domain/menu/customisation'
import { NotesBox } from '../customise/notes-box.tsx'
import { useStored } from '../storage/use-stored.ts'
import { useBrand } from '../visit/use-brand.ts'
import { orderNotes } from './notes-of-order.ts'

export function OrderNotes() {
  const notes = useStored(orderNotes, '')
  if (!useBrand().hasCartNotes) return null
  return (
    <NotesBox
      value={notes}
      onChange={(typed) => {
        orderNotes.write(typed.slice(0, NOTES_MAX))
        return typed.length >= NOTES_MAX
      }}
    />
  )
}
