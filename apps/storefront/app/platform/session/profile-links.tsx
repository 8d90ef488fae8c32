import {
  Car,
  ChevronRight,
  Heart,
  KeyRound,
  type LucideIcon,
  MapPinHouse,
  ReceiptText,
  UserRound,
} from 'lucide-react'
import { Link, useLocation } from 'react-router'
import type { PlainTextKey } from '../i18n/texts.ts'
import { useText } from '../i18n/use-text.ts'

type Entry = { to: string; label: PlainTextKey; Icon: LucideIcon }

const OVERVIEW: Entry = { to: '/user/profile', label: 'my_account', Icon: UserRound }
const THINGS: Entry[] = [
  { to: '/user/order', label: 'my_orders', Icon: ReceiptText },
  { to: '/user/profile/addresses', label: 'my_addresses', Icon: MapPinHouse },
  { to: '/user/profile/cars', label: 'my_cars', Icon: Car },
  { to: '/user/profile/favorites', label: 'my_favourites', Icon: Heart },
  { to: '/user/profile/password', label: 'change_password', Icon: KeyRound },
]

/** The customer's own things: rows on the overview of a phone, a rail beside every page of a desktop. */
export function ProfileLinks({ look }: { look: 'rows' | 'rail' }) {
  const text = useText()
  const { pathname } = useLocation()
  const isRail = look === 'rail'
  return (
    <nav aria-label={text('my_account')}>
      <ul
        className={
          isRail
            ? 'flex flex-col gap-1'
            : 'divide-y divide-line overflow-hidden rounded-card border border-line bg-surface'
        }
      >
        {(isRail ? [OVERVIEW, ...THINGS] : THINGS).map(({ to, label, Icon }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={pathname === to ? 'page' : undefined}
              className={
                isRail
                  ? 'flex min-h-12 items-center gap-3 rounded-tile px-4 font-medium text-text2 hover:bg-surface2 hover:text-text aria-[current]:bg-primary-soft aria-[current]:font-semibold aria-[current]:text-primary-text'
                  : 'flex min-h-14 items-center gap-3 px-4 font-medium hover:bg-surface2 focus-visible:-outline-offset-2'
              }
            >
              <Icon size={20} aria-hidden="true" className={isRail ? '' : 'text-text2'} />
              <span className="min-w-0 flex-1">{text(label)}</span>
              {!isRail && (
                <ChevronRight size={20} aria-hidden="true" className="mirrored text-text3" />
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
