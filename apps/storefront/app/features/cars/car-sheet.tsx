import type { CarResource } from '@sufra/contract/people/cars'
import { showSnackbar } from '@sufra/web/snackbar/snackbar-queue'
import { iconButtonClass } from '@sufra/web/ui/button'
import { Dialog } from '@sufra/web/ui/dialog'
import { X } from 'lucide-react'
import { useText } from '../../platform/i18n/use-text.ts'
import { CarForm } from './car-form.tsx'

/** A new car, or one that is being changed, over the list of them. */
export default function CarSheet(props: { car: CarResource | null; onClose: () => void }) {
  const text = useText()
  const title = text(props.car ? 'edit_car' : 'add_car')
  const close = () => {
    showSnackbar({ text: text('car_saved') })
    props.onClose()
  }
  return (
    <Dialog label={title} onClose={props.onClose} className="sheet bg-surface text-text">
      <div className="flex flex-col gap-4 p-5">
        <div className="flex items-center justify-between gap-3">
          <h2 className="text-h2 font-bold">{title}</h2>
          <button type="button" onClick={props.onClose} className={`${iconButtonClass} -me-2`}>
            <X size={22} aria-hidden="true" />
            <span className="sr-only">{text('close')}</span>
          </button>
        </div>
        <CarForm car={props.car} submitLabel={text('save_car')} onSaved={close} />
      </div>
    </Dialog>
  )
}
