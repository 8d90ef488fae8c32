import {
  Car,
  ChevronLeft,
  ChevronRight,
  Heart,
  KeyRound,
  type LucideIcon,
  MapPinHouse,
  ReceiptText,
  UserRound,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import type { PlainTextKey } from '#app/platform/i18n/texts.ts'
import { useText } from '../i18n/use-text.ts'

/** The pages about the customer's own things: beside their list on desktops, below a way back to it on phones. */
export function ProfileFrame(props: {
  title: string
  hint?: string
  /** Of the page: something to add, for example. */
  action?: ReactNode
  isOverview?: boolean
  children: ReactNode
}) {
  const text = useText()
  return (
    <div className="page gutter pt-4 desktop:grid desktop:grid-cols-[270px_minmax(0,1fr)] desktop:gap-10 desktop:pt-8">
      <div className="max-desktop:hidden">
        <div className="sticky top-[6.5rem]">
          <ProfileLinks look="rail" />
        </div>
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        <header className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
          <div className="min-w-0">
            {!props.isOverview && (
              <Link
                to="/user/profile"
                className="-ms-2 inline-flex min-h-11 items-center gap-1 rounded-tile pe-3 text-small font-semibold text-primary-text hover:underline desktop:hidden"
              >
                <ChevronLeft size={20} aria-hidden="true" className="mirrored" />
                {text('my_account')}
              </Link>
            )}
            <h1 className="text-h1 font-bold">{props.title}</h1>
            {props.hint && <p className="pt-1 text-text2">{props.hint}</p>}
          </div>
          {props.action}
        </header>
        {props.children}
      </div>
    </div>
  )
}

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
