import { Car, ChevronLeft, MapPin, Navigation, Phone } from 'lucide-react'
import { lazy } from 'react'
import { Link } from 'react-router'
import { commaIn } from '../../platform/i18n/comma.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { MapFrame } from '../../platform/map/map-frame.tsx'
import { buttonClass } from '../../platform/ui/button.ts'
import { useBrand } from '../../platform/visit/use-brand.ts'
import { useCallingPage } from '../../platform/visit/use-calling-page.ts'
import { HoursTable } from './hours-table.tsx'
import type { Branch } from './location-model.ts'
import { OpeningState } from './opening-state.tsx'
import { useChooseBranch } from './use-choose-branch.ts'

const BranchStrip = lazy(() => import('./branch-strip.tsx'))

export function BranchPage({ branch, chooser }: { branch: Branch; chooser: string }) {
  const text = useText()
  const { isMenuOnly, locale } = useBrand()
  const choose = useChooseBranch()
  const { search } = useCallingPage()

  return (
    <article className="page gutter pt-4 desktop:pt-8">
      <Link
        to={chooser + search}
        className="-ms-2 inline-flex min-h-11 items-center gap-1 rounded-tile pe-3 text-small font-semibold text-primary-text hover:underline"
      >
        <ChevronLeft size={20} aria-hidden="true" className="mirrored" />
        {text('branches')}
      </Link>
      <div className="grid gap-5 pt-2 desktop:grid-cols-[minmax(0,1fr)_461px] desktop:gap-10">
        <div className="flex flex-col gap-5">
          <header className="flex flex-col gap-2">
            <h1 className="text-h1 font-bold desktop:text-display">{branch.name}</h1>
            <OpeningState branch={branch} />
          </header>
          <MapFrame className="h-44 rounded-card desktop:h-64">
            <BranchStrip branch={branch} />
          </MapFrame>
          <dl className="flex flex-col gap-4 rounded-card border border-line bg-surface p-4">
            <Fact icon={<MapPin size={20} />} term={text('address')}>
              {branch.line1 + commaIn(locale) + branch.city}
            </Fact>
            <Fact icon={<Phone size={20} />} term={text('telephone')}>
              <a
                href={`tel:${branch.telephone.replace(/\s/g, '')}`}
                className="inline-block py-1 font-medium hover:underline"
              >
                <bdi dir="ltr">{branch.telephone}</bdi>
              </a>
            </Fact>
            <Fact icon={<Car size={20} />} term={text('ways_to_order')}>
              <span className="flex flex-wrap gap-1.5 pt-1">
                {branch.orderTypes.map((type) => (
                  <span key={type} className="rounded-chip bg-surface2 px-2.5 py-1 text-small">
                    {text(`order_type_${type}`)}
                  </span>
                ))}
              </span>
            </Fact>
          </dl>
          <div className="flex flex-wrap gap-3">
            {!isMenuOnly && (
              <button
                type="button"
                onClick={() => choose(branch, null)}
                disabled={!branch.acceptsOrders}
                className={buttonClass('primary', 'flex-1 disabled:opacity-60')}
              >
                {text('order_from_branch')}
              </button>
            )}
            <a
              href={`https://www.google.com/maps/dir/?api=1&destination=${branch.lat},${branch.long}`}
              target="_blank"
              rel="noreferrer"
              className={buttonClass('secondary')}
            >
              <Navigation size={18} aria-hidden="true" />
              {text('directions')}
              <span className="sr-only">({text('opens_in_new_tab')})</span>
            </a>
          </div>
        </div>
        <HoursTable branch={branch} />
      </div>
    </article>
  )
}

function Fact(props: { icon: React.ReactNode; term: string; children: React.ReactNode }) {
  return (
    <div className="grid grid-cols-[20px_1fr] gap-x-3">
      <dt className="contents text-caption text-text2">
        <span className="row-span-2 pt-0.5" aria-hidden="true">
          {props.icon}
        </span>
        <span>{props.term}</span>
      </dt>
      <dd className="col-start-2">{props.children}</dd>
    </div>
  )
}
