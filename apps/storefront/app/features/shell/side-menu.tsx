import { showsGuestNotice } from '@sufra/domain/people/customer-rights'
import { AppearanceSwitch } from '@sufra/web/ui/appearance-switch'
import { iconButtonClass } from '@sufra/web/ui/button'
import { Dialog } from '@sufra/web/ui/dialog'
import {
  BookOpenText,
  ExternalLink,
  Gift,
  Home,
  LogIn,
  LogOut,
  MapPin,
  MessageSquareText,
  Search,
  UserRound,
  UtensilsCrossed,
  X,
} from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { Link, useLocation } from 'react-router'
import { signInPage, signUpPage } from '#app/platform/session/sign-in-paths.ts'
import { storedAppearance } from '#app/platform/storage/keys/appearance.ts'
import { AllergenEntry } from '../../order/allergens/allergen-entry.tsx'
import { LazyEnvironmentSwitcher } from '../../platform/developer/stage.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { useCurrentUser, useMay } from '../../platform/session/use-current-user.ts'
import { useSignOut } from '../../platform/session/use-sign-out.ts'
import { feedbackTarget } from '../../platform/visit/feedback-target.ts'
import { LanguageSwitch } from '../../platform/visit/language-switch.tsx'
import { useBrand } from '../../platform/visit/use-brand.ts'
import { useSideMenu } from '../../platform/visit/use-side-menu.ts'
import { SocialLinks } from './social-links.tsx'

export const VERSION_LABEL = '1.0.10'

/** The panel is 350 wide and holds the menu column of 270. */
export default function SideMenu() {
  const text = useText()
  const brand = useBrand()
  const { close } = useSideMenu()
  const feedback = feedbackTarget(brand.feedbackUrl)
  const location = brand.firstCategorySlug && `/menu/${brand.firstCategorySlug}/location`

  return (
    <Dialog label={text('menu')} onClose={close} className="side-panel bg-surface">
      <div className="flex min-h-full w-[270px] flex-col gap-1 py-4 ps-4" data-testid="side-menu">
        <div className="flex items-center gap-3 pb-3">
          <img src={brand.logo} alt="" width={44} height={44} className="size-11" />
          <span className="min-w-0 flex-1 text-h3 font-bold">{brand.label}</span>
        </div>
        <GuestEntry />
        <nav aria-label={text('menu')}>
          <ul>
            <Entry to="/" icon={<Home size={20} />} label={text('home')} />
            <Entry to="/menu" icon={<UtensilsCrossed size={20} />} label={text('menu')} />
            <Entry to="/search" icon={<Search size={20} />} label={text('search')} />
            {location && (
              <Entry to={location} icon={<MapPin size={20} />} label={text('branches')} />
            )}
            {!brand.isMenuOnly && <AccountEntries />}
            {!brand.isMenuOnly && <AllergenEntry />}
            <Entry
              to={feedback.href}
              isExternal={feedback.isExternal}
              icon={<MessageSquareText size={20} />}
              label={text('feedback')}
            />
            {!brand.isMenuOnly && <SignOutEntry />}
          </ul>
        </nav>
        {brand.pages.length > 0 && (
          <nav aria-label={text('information')} className="border-t border-line pt-2">
            <ul>
              {brand.pages.map((page) => (
                <Entry
                  key={page.id}
                  to={page.href}
                  isExternal={page.isExternal}
                  icon={<BookOpenText size={20} />}
                  label={page.label}
                />
              ))}
            </ul>
          </nav>
        )}
        <div className="flex flex-col gap-2 border-t border-line pt-3">
          <LanguageSwitch className="-ms-3 self-start" />
          <AppearanceSwitch stored={storedAppearance} text={text} />
        </div>
        {LazyEnvironmentSwitcher && (
          <Suspense>
            <LazyEnvironmentSwitcher />
          </Suspense>
        )}
        <div className="mt-auto flex flex-col gap-2 pt-4">
          <SocialLinks />
          <p className="text-caption text-text2">{text('version', { version: VERSION_LABEL })}</p>
          {!brand.removesBranding && brand.brandLogo && (
            <p className="flex items-center gap-2 text-caption text-text2">
              {text('powered_by')}
              <img
                src={brand.brandLogo}
                alt="Sufra"
                width={82}
                height={20}
                className="h-5 w-auto"
              />
            </p>
          )}
        </div>
      </div>
      <button
        type="button"
        onClick={close}
        className={`${iconButtonClass} absolute inset-e-3 top-3`}
      >
        <X size={22} aria-hidden="true" />
        <span className="sr-only">{text('close')}</span>
      </button>
    </Dialog>
  )
}

const entryClass =
  '-ms-3 flex min-h-11 items-center gap-3 rounded-tile px-3 text-start font-medium hover:bg-surface2'

function Entry(props: { to: string; icon: ReactNode; label: ReactNode; isExternal?: boolean }) {
  const text = useText()
  if (props.isExternal) {
    return (
      <li>
        <a href={props.to} target="_blank" rel="noreferrer" className={entryClass}>
          <span className="text-text2">{props.icon}</span>
          {props.label}
          <ExternalLink size={16} className="mirrored text-text2" aria-hidden="true" />
          <span className="sr-only">({text('opens_in_new_tab')})</span>
        </a>
      </li>
    )
  }
  return (
    <li>
      <Link to={props.to} replace className={entryClass}>
        <span className="text-text2">{props.icon}</span>
        {props.label}
      </Link>
    </li>
  )
}

/** Links to the customer's own pages, or to the sign-in page. */
function AccountEntries() {
  const text = useText()
  const { hasLoyalty } = useBrand()
  const user = useCurrentUser()
  const mayCollect = useMay('loyalty')
  const page = useOwnPage()
  if (!user) {
    return (
      <Entry
        to={signInPage(page)}
        icon={<LogIn size={20} className="mirrored" />}
        label={text('sign_in')}
      />
    )
  }
  return (
    <>
      <Entry
        to="/user/profile"
        icon={<UserRound size={20} />}
        label={
          <>
            <span className="shrink-0">{text('account')}</span>
            <bdi className="ms-auto min-w-0 truncate text-small font-normal text-text2">
              {user.firstName}
            </bdi>
          </>
        }
      />
      {hasLoyalty && mayCollect && (
        <Entry to="/user/profile/loyalty" icon={<Gift size={20} />} label={text('loyalty')} />
      )}
    </>
  )
}

/** Says that the customer is signed in as a guest, with a link to register. */
function GuestEntry() {
  const text = useText()
  const page = useOwnPage()
  if (!showsGuestNotice(useCurrentUser())) return null
  return (
    <div className="mb-2 flex flex-col rounded-tile bg-secondary-soft px-4 py-2 text-small">
      <p className="pt-1 font-medium">{text('signed_in_as_guest')}</p>
      <Link
        to={signUpPage(page)}
        replace
        className="inline-flex min-h-11 items-center self-start font-semibold text-secondary-text underline underline-offset-4"
      >
        {text('create_account')}
      </Link>
    </div>
  )
}

function SignOutEntry() {
  const text = useText()
  const signOut = useSignOut()
  if (!useCurrentUser()) return null
  return (
    <li>
      <button type="button" onClick={signOut} className={`${entryClass} w-full`}>
        <LogOut size={20} aria-hidden="true" className="mirrored text-text2" />
        {text('sign_out')}
      </button>
    </li>
  )
}

function useOwnPage(): string {
  const { pathname, search } = useLocation()
  return pathname + search
}
