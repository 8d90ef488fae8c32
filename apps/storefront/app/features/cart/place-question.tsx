import type { PlaceChoice } from '@sufra/domain/branch/place-choice'
import { needsConfirmation } from '@sufra/domain/branch/place-confirmation'
import { lazy, Suspense, useEffect, useState } from 'react'
import { cart } from '../../order/cart/cart-store.ts'
import { beforePlaceChange } from '../../order/destination/place-change.ts'
import { readPlace } from '../../order/destination/stored-place.ts'

const PlaceChangeDialog = lazy(() => import('./place-change-dialog.tsx'))

type Question = { next: PlaceChoice; answer: (isAgreed: boolean) => void }

/** While there is a cart to lose, a change of order type or branch asks first. */
export function PlaceQuestion() {
  const [question, setQuestion] = useState<Question | null>(null)

  useEffect(() => {
    let open: Question | null = null
    const leave = beforePlaceChange((next) => {
      if (!needsConfirmation(readPlace(), next, cart.read())) return Promise.resolve(true)
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
      <PlaceChangeDialog
        next={question.next}
        onAnswer={(isAgreed) => {
          setQuestion(null)
          question.answer(isAgreed)
        }}
      />
    </Suspense>
  )
}
