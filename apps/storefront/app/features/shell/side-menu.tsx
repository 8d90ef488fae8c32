import { AppearanceSwitch } from '@sufra/web/ui/appearance-switch'
import { iconButtonClass } from '@sufra/web/ui/button'
import { Dialog } from '@sufra/web/ui/dialog'
import {
  BookOpenText,
  ExternalLink,
  Home,
  MapPin,
  MessageSquareText,
  Search,
  UtensilsCrossed,
  X,
} from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { Link } from 'react-router'
import { storedAppearance } from '#app/platform/storage/keys/appearance.ts'
import { AllergenEntry } from '../../order/allergens/allergen-entry.tsx'
import { LazyEnvironmentSwitcher } from '../../platform/developer/stage.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { feedbackTarget } from '../../platform/visit/feedback-target.ts'
import { LanguageSwitch } from '../../platform/visit/language-switch.tsx'
import { useBrand } from '../../platform/visit/use-brand.ts'
import { useSideMenu } from '../../platform/visit/use-side-menu.ts'
import { AccountEntries, GuestEntry, SignOutEntry } from './account-entries.tsx'
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

function Entry(props: { to: string; icon: ReactNode; label: string; isExternal?: boolean }) {
  const text = useText()
  const className =
    '-ms-3 flex min-h-11 items-center gap-3 rounded-tile px-3 font-medium hover:bg-surface2'
  if (props.isExternal) {
    return (
      <li>
        <a href={props.to} target="_blank" rel="noreferrer" className={className}>
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
      <Link to={props.to} replace className={className}>
        <span className="text-text2">{props.icon}</span>
        {props.label}
      </Link>
    </li>
  )
}
