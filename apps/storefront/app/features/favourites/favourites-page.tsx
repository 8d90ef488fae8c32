import { useAnswer } from '@sufra/web/query/use-query'
import { showSnackbar } from '@sufra/web/snackbar/snackbar-queue'
import { useStored } from '@sufra/web/storage/use-stored'
import { buttonClass } from '@sufra/web/ui/button'
import { EmptyState } from '@sufra/web/ui/empty-state'
import { Heart as Drawing } from 'lucide-react'
import { Link } from 'react-router'

import { LoadFailed } from '#app/platform/session/own-page.tsx'

import { storedOrderType } from '#app/platform/storage/keys/order-type.ts'
import { ItemCard } from '../../order/menu/item-card.tsx'
import type { Card } from '../../order/menu/menu-model.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { OwnPage } from '../../platform/session/own-page.tsx'
import { ProfileFrame } from '../../platform/session/profile-frame.tsx'
import { useOwn } from '../../platform/session/use-own.ts'
import { useBrand } from '../../platform/visit/use-brand.ts'
import { favouriteCards } from './favourite-cards.ts'
import { Heart } from './heart.tsx'
import { ownFavourites } from './own-favourites.ts'

/** How long a favourite that was taken away can be called back. */
const UNDO_MS = 5_000
const gridClass =
  'grid divide-y divide-line tablet:grid-cols-[repeat(auto-fill,minmax(200px,1fr))] tablet:gap-5 tablet:divide-y-0'

export function FavouritesPage() {
  const text = useText()
  return (
    <ProfileFrame title={text('my_favourites')}>
      <OwnPage right="favourites" skeleton={<Outline />}>
        <Favourites />
      </OwnPage>
    </ProfileFrame>
  )
}

function Favourites() {
  const text = useText()
  const { locale } = useBrand()
  const favourites = useOwn(ownFavourites)
  const { menu, hasFailed, retry } = useOrderableMenu()
  if (favourites.state === 'failed') return <LoadFailed onRetry={favourites.retry} />
  if (hasFailed) return <LoadFailed onRetry={retry} />
  if (favourites.state !== 'known') return <Outline />
  if (favourites.value.length === 0) return <NoFavourites />
  if (!menu) return <Outline />
  const { cards, missing } = favouriteCards(favourites.value, menu, locale)
  return (
    <>
      <ul className={gridClass}>
        {cards.map((card) => (
          <li key={card.id} className="relative">
            <ItemCard card={card} />
            <HeartOver card={card} />
          </li>
        ))}
      </ul>
      {missing > 0 && (
        <p className="text-small text-text2">{text('favourites_gone', { count: missing })}</p>
      )}
    </>
  )
}

/** At the corner of the picture that the add disc leaves free. */
function HeartOver({ card }: { card: Card }) {
  const text = useText()
  const offerBack = (undo: () => void) =>
    showSnackbar({
      text: text('favourite_removed', { name: card.name }),
      duration: UNDO_MS,
      action: { label: text('undo'), run: undo },
    })
  return (
    <div className="absolute inset-e-20 top-2 z-1 tablet:inset-e-3 tablet:top-3">
      <Heart itemId={card.id} name={card.name} onRemoved={offerBack} />
    </div>
  )
}

function NoFavourites() {
  const text = useText()
  return (
    <EmptyState
      art={<Drawing size={52} aria-hidden="true" />}
      title={text('no_favourites')}
      hint={text('no_favourites_hint')}
      action={
        <Link to="/menu" className={buttonClass('primary')}>
          {text('see_whole_menu')}
        </Link>
      }
    />
  )
}

const Outline = () => (
  <div aria-busy="true" className={`${gridClass} animate-pulse`}>
    {['a', 'b', 'c'].map((index) => (
      <div key={index} className="h-32 py-4 tablet:h-80 tablet:py-0">
        <div className="h-full rounded-card bg-surface2" />
      </div>
    ))}
  </div>
)

/** The menu with everything an order needs to know; null until it is here. */
function useOrderableMenu() {
  const brand = useBrand()
  const orderType = useStored(storedOrderType, null)
  const { answer, hasFailed, retry } = useAnswer(orderType ?? '', async () => {
    const { orderableMenuFor } = await import('../../order/menu/menu-source.ts')
    return orderableMenuFor(brand, orderType)
  })
  return { menu: answer, hasFailed, retry }
}
