import { NOTES_MAX } from '@sufra/domain/menu/customisation'
import { useStored } from '@sufra/web/storage/use-stored'
import { NotesBox } from '../../platform/forms/notes-box.tsx'
import { useBrand } from '../../platform/visit/use-brand.ts'
import { orderNotes } from '../choices/notes-of-order.ts'

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
