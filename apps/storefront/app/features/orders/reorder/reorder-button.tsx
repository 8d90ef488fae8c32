import { LoaderCircle, RotateCcw } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useText } from '../../../platform/i18n/use-text.ts'
import { buttonClass } from '../../../platform/ui/button.ts'
import { useReorder } from './use-reorder.ts'

const ReorderSheet = lazy(() => import('./reorder-sheet.tsx'))

export function ReorderButton(props: {
  orderId: string
  look: 'primary' | 'secondary'
  className?: string
}) {
  const text = useText()
  const { start, isAsking, question, putInCart, close } = useReorder(props.orderId)
  return (
    <>
      <button
        type="button"
        onClick={start}
        aria-busy={isAsking}
        className={buttonClass(props.look, props.className)}
      >
        {isAsking ? (
          <LoaderCircle size={18} aria-hidden="true" className="animate-spin" />
        ) : (
          <RotateCcw size={18} aria-hidden="true" className="mirrored" />
        )}
        {text('order_again')}
      </button>
      {question && (
        <Suspense>
          <ReorderSheet repair={question} onDone={putInCart} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
