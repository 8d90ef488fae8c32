import { iconButtonClass } from '@sufra/web/ui/button'
import { Menu, Search } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import { Link, useMatches } from 'react-router'
import { LocationBar } from '#app/order/destination/location-bar.tsx'
import { useDestination } from '#app/order/menu/use-destination.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { LanguageSwitch } from '#app/platform/visit/language-switch.tsx'
import { useBrand } from '#app/platform/visit/use-brand.ts'
import { useItemTaps } from '../../order/menu/use-item-taps.ts'
import { withMoreTexts } from '../../platform/i18n/texts.ts'
import { useSideMenu } from '../../platform/visit/use-side-menu.ts'
import { Frame } from './frame.tsx'
import { showsMenuButton } from './menu-button.ts'
import { SocialLinks } from './social-links.tsx'

const SideMenu = lazy(withMoreTexts(() => import('./side-menu.tsx')))

/** The default layout: header, page, footer, and the side menu over them. */
export function Shell({ children, sheet }: { children: ReactNode; sheet: ReactNode }) {
  const { isOpen } = useSideMenu()
  // Handles the clicks of the links and buttons within.
  const taps = useItemTaps()
  return (
    <>
      <Frame header={<Header />} footer={<Footer />} page={taps}>
        {children}
      </Frame>
      {isOpen && (
        <Suspense>
          <SideMenu />
        </Suspense>
      )}
      {sheet}
    </>
  )
}

function Footer() {
  const text = useText()
  const brand = useBrand()
  return (
    <footer className="mt-12 border-t border-line bg-surface [contain-intrinsic-block-size:auto_14rem] [content-visibility:auto]">
      <div className="page flex flex-wrap items-center gap-x-6 gap-y-3 gutter py-6 text-small text-text2">
        <span className="font-semibold text-text">{brand.label}</span>
        <nav aria-label={text('information')} className="flex flex-wrap gap-x-5 gap-y-1">
          {brand.pages
            .filter((page) => !page.isExternal)
            .map((page) => (
              <Link key={page.id} to={page.href} className="py-2 hover:text-text hover:underline">
                {page.label}
              </Link>
            ))}
          <Link to="/licences" className="py-2 hover:text-text hover:underline">
            {text('licences')}
          </Link>
        </nav>
        <div className="-ms-[11px] tablet:ms-auto">
          <SocialLinks />
        </div>
      </div>
    </footer>
  )
}

function Header() {
  const text = useText()
  const brand = useBrand()
  const { open } = useSideMenu()
  const { location } = useDestination()
  const routeName = useMatches().at(-1)?.id ?? ''
  const isSearch = routeName === 'search'
  const isButton = showsMenuButton({
    routeName,
    isBranchLoaded: location !== null,
    isMenuOnly: brand.isMenuOnly,
  })

  return (
    <header className="sticky top-0 z-20 border-line bg-bg desktop:border-b desktop:bg-surface">
      <div className="page flex h-16 items-center gap-3 gutter desktop:h-[4.5rem] desktop:gap-6">
        <button
          type="button"
          onClick={open}
          aria-haspopup="dialog"
          className={`${iconButtonClass} rounded-tile border border-line bg-surface ${isButton ? 'gap-2 desktop:w-auto desktop:px-4' : ''}`}
        >
          <Menu size={22} aria-hidden="true" className="mirrored shrink-0" />
          {isButton && (
            <span aria-hidden="true" className="font-semibold max-desktop:hidden">
              {text('menu')}
            </span>
          )}
          <span className="sr-only">{text('open_side_menu')}</span>
        </button>
        <Link to="/" className="flex min-h-11 items-center gap-2.5 max-desktop:hidden">
          <img src={brand.logo} alt="" width={40} height={40} className="size-10" />
          <span className="text-h3 font-bold text-primary-text">{brand.label}</span>
        </Link>
        {!isSearch && (
          <Link
            to="/search"
            className="flex h-11 flex-1 items-center gap-3 rounded-tile bg-surface2 px-4 text-text2 hover:bg-surface3 max-desktop:hidden"
          >
            <Search size={20} aria-hidden="true" />
            {text('search_the_menu')}
          </Link>
        )}
        <div className="min-w-0 flex-1 desktop:ms-auto desktop:flex-none">
          <LocationBar />
        </div>
        {!isSearch && (
          <Link to="/search" className={`${iconButtonClass} desktop:hidden`}>
            <Search size={22} aria-hidden="true" />
            <span className="sr-only">{text('search_the_menu')}</span>
          </Link>
        )}
        <LanguageSwitch isShort />
      </div>
    </header>
  )
}
