import type { Destination } from '@sufra/domain/branch/destination'
import { needsConfirmation } from '@sufra/domain/branch/destination-confirmation'
import { lazy, Suspense, useEffect, useState } from 'react'
import { cart } from '../../order/cart/cart-store.ts'
import { beforeDestinationChange } from '../../order/destination/destination-change.ts'
import { readDestination } from '../../order/destination/stored-destination.ts'

const DestinationChangeDialog = lazy(() => import('./destination-change-dialog.tsx'))

type Question = { next: Destination; answer: (isAgreed: boolean) => void }

/** While there is a cart to lose, a change of order type or branch asks first. */
export function DestinationQuestion() {
  const [question, setQuestion] = useState<Question | null>(null)

  useEffect(() => {
    let open: Question | null = null
    const leave = beforeDestinationChange((next) => {
      if (!needsConfirmation(readDestination(), next, cart.read())) return Promise.resolve(true)
      return new Promise((answer) => {
        open = { next, answer }
        setQuestion(open)
      })
    })
    return () => {
      leave()
      // The cart went while we were asking: there is nothing left to ask about.
      open?.answer(true)
    }
  }, [])

  if (!question) return null
  return (
    <Suspense>
      <DestinationChangeDialog
        next={question.next}
        onAnswer={(isAgreed) => {
          setQuestion(null)
          question.answer(isAgreed)
        }}
      />
    </Suspense>
  )
}
