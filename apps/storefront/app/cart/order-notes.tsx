import { NOTES_MAX } from '@sufra/domain/limits'
import { NotesBox } from '../customise/notes-box.tsx'
import { liveValue } from '../storage/live-value.ts'
import { useStored } from '../storage/use-stored.ts'
import { useBrand } from '../visit/use-brand.ts'

/** Of the order as a whole, for this visit. */
const orderNotes = liveValue('')

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
