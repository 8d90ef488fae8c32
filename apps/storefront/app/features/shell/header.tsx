import { Menu, Search } from 'lucide-react'
import { Link, useMatches } from 'react-router'
import { showsMenuButton } from '#app/features/shell/menu-button.ts'
import { LocationBar } from '../../order/destination/location-bar.tsx'
import { usePlace } from '../../order/menu/use-place.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { iconButtonClass } from '../../platform/ui/button.ts'
import { LanguageSwitch } from '../../platform/visit/language-switch.tsx'
import { useBrand } from '../../platform/visit/use-brand.ts'
import { useSideMenu } from '../../platform/visit/use-side-menu.ts'

export function Header() {
  const text = useText()
  const brand = useBrand()
  const { open } = useSideMenu()
  const { location } = usePlace()
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
