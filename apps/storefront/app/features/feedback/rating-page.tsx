import { ApiFailure } from '@sufra/contract/client/api-failure'
import { wordsIn } from '@sufra/domain/text/locales'
import { buttonClass } from '@sufra/web/ui/button'
import { EmptyState } from '@sufra/web/ui/empty-state'
import { FormError } from '@sufra/web/ui/form-error'
import { SubmitButton } from '@sufra/web/ui/submit-button'
import { PackageX, Star } from 'lucide-react'
import { type FormEvent, useCallback, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { LoadFailed } from '#app/platform/session/own-page.tsx'
import { orderCalls } from '../../order/placed/order-calls.ts'
import { type Order, readOrder } from '../../order/placed/order-model.ts'
import { useTimeTexts } from '../../order/time/time-texts.ts'
import { goToFirstFault } from '../../platform/forms/first-fault.ts'
import { useSending } from '../../platform/forms/use-sending.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import type { Brand } from '../../platform/visit/brand.ts'
import { useBrand } from '../../platform/visit/use-brand.ts'
import { CommentField } from './comment-field.tsx'
import { RatingSkeleton } from './rating-skeleton.tsx'
import { Thanks } from './thanks.tsx'

type Topic = { id: number; label: string }

type Known =
  | { state: 'asking' | 'failed' | 'missing' }
  | { state: 'known'; order: Order; topics: Topic[] }

const NOT_FOUND = 404

/** How an order was; once for every order, when it is finished. */
export function RatingPage({ orderId }: { orderId: string }) {
  const text = useText()
  const brand = useBrand()
  const [known, setKnown] = useState<Known>({ state: 'asking' })
  const [isSent, setSent] = useState(false)
  const ask = useCallback(async () => setKnown(await askRating(brand, orderId)), [brand, orderId])
  useEffect(() => void ask(), [ask])

  if (known.state === 'asking') return <RatingSkeleton />
  if (known.state === 'failed') {
    return (
      <div className="mx-auto flex w-full max-w-[461px] flex-col gap-4 gutter pt-6">
        <h1 className="text-h1 font-bold">{text('rate_order')}</h1>
        <LoadFailed onRetry={ask} />
      </div>
    )
  }
  if (known.state !== 'known') return <NotToBeRated title={text('order_not_found')} />
  if (isSent || known.order.isRated) return <Thanks hint={text('rating_thanks')} />
  if (known.order.status !== 'finished') return <NotToBeRated title={text('rate_later')} />
  return <RatingForm order={known.order} topics={known.topics} onSent={() => setSent(true)} />
}

function NotToBeRated({ title }: { title: string }) {
  const text = useText()
  return (
    <EmptyState
      level={1}
      art={<PackageX size={52} aria-hidden="true" />}
      title={title}
      hint={text('rate_later_hint')}
      action={
        <Link to="/user/order" className={buttonClass('primary')}>
          {text('my_orders')}
        </Link>
      }
    />
  )
}

async function askRating(brand: Brand, orderId: string): Promise<Known> {
  try {
    const calls = orderCalls(brand)
    const [order, topics] = await Promise.all([calls.order(orderId), calls.ratingTopics(orderId)])
    return {
      state: 'known',
      order: readOrder(order.data, brand.currency.decimals),
      topics: topics.data.map(({ id, attributes }) => ({ id, label: attributes.label })),
    }
  } catch (failure) {
    const isMissing = failure instanceof ApiFailure && failure.status === NOT_FOUND
    return { state: isMissing ? 'missing' : 'failed' }
  }
}

const MAX_COMMENT_LENGTH = 1_000
/** Stars say what is wrong with them by a description: radios have no mark. */
const MARKED = 'fieldset[aria-describedby] input, [aria-invalid="true"]'

/** Stars for what can be rated, and a word about it. What was entered stays, whatever becomes of sending it. */
function RatingForm(props: { order: Order; topics: Topic[]; onSent: () => void }) {
  const { order, topics } = props
  const text = useText()
  const brand = useBrand()
  const { dateAtTime } = useTimeTexts()
  const [stars, setStars] = useState<Readonly<Record<number, number>>>({})
  const [comment, setComment] = useState('')
  const [wasTried, setTried] = useState(false)
  const sending = useSending({ shown: [], otherwise: text('rating_not_sent') })
  const rated = topics.flatMap(({ id }) =>
    stars[id] === undefined ? [] : [{ 'topic-id': id, stars: stars[id] }],
  )
  const isBare = comment.trim() === ''

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (rated.length === 0 || isBare) return goToFirstFault(event.currentTarget, MARKED)
    const isSent = await sending.send(async () => {
      const calls = orderCalls(brand)
      await calls.rate(order.id, { ratings: rated, comment: comment.trim() })
    })
    if (isSent) props.onSent()
  }
  const required = text('this_is_required')
  return (
    <form
      noValidate
      onSubmit={submit}
      className="mx-auto flex w-full max-w-[461px] flex-col gap-5 gutter pt-6"
    >
      <header>
        <h1 className="text-h1 font-bold">{text('how_was_it')}</h1>
        <p className="pt-1 text-text2">
          {wordsIn(order.locationName, brand.locale)} · {dateAtTime(order.placedAt)} ·{' '}
          <bdi dir="ltr">#{order.number}</bdi>
        </p>
      </header>
      {sending.refused.whole !== null && <FormError>{sending.refused.whole}</FormError>}
      <div className="flex flex-col gap-1 rounded-card border border-line bg-surface px-4 py-3">
        {topics.map((topic, index) => (
          <Stars
            key={topic.id}
            name={`topic-${topic.id}`}
            label={topic.label}
            value={stars[topic.id] ?? null}
            onChange={(value) => setStars({ ...stars, [topic.id]: value })}
            error={wasTried && rated.length === 0 && index === 0 ? text('rate_one') : null}
          />
        ))}
      </div>
      <CommentField
        label={text('your_comment')}
        value={comment}
        onValue={setComment}
        longest={MAX_COMMENT_LENGTH}
        placeholder={text('comment_placeholder')}
        error={wasTried && isBare ? required : null}
      />
      <SubmitButton isSending={sending.isSending} className="min-h-14">
        {text('send_rating')}
      </SubmitButton>
    </form>
  )
}

const VALUES = [1, 2, 3, 4, 5]

/** One to five, chosen by a tap or with the arrow keys: the platform's own radios, drawn as stars. */
function Stars(props: {
  name: string
  label: string
  value: number | null
  onChange: (stars: number) => void
  error: string | null
}) {
  const text = useText()
  const { value } = props
  return (
    <fieldset
      className="flex flex-wrap items-center justify-between gap-x-4"
      aria-describedby={props.error === null ? undefined : `${props.name}-error`}
    >
      <legend className="float-start me-auto py-2 font-medium">{props.label}</legend>
      <span className="flex">
        {VALUES.map((stars) => (
          <label
            key={stars}
            className="grid size-11 cursor-pointer place-items-center rounded-full text-text3 has-focus-visible:outline-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={props.name}
              value={stars}
              checked={value === stars}
              onChange={() => props.onChange(stars)}
              className="sr-only"
            />
            <span className="sr-only">{text('star_count', { count: stars })}</span>
            <Star
              size={32}
              aria-hidden="true"
              strokeWidth={1.5}
              className={
                value !== null && stars <= value
                  ? 'pressable fill-primary text-primary'
                  : 'pressable'
              }
            />
          </label>
        ))}
      </span>
      {props.error !== null && (
        <p id={`${props.name}-error`} className="w-full text-small text-danger">
          {props.error}
        </p>
      )}
    </fieldset>
  )
}
