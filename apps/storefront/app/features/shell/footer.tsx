import { Link } from 'react-router'
import { useText } from '../../platform/i18n/use-text.ts'
import { useBrand } from '../../platform/visit/use-brand.ts'
import { SocialLinks } from './social-links.tsx'

export function Footer() {
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
