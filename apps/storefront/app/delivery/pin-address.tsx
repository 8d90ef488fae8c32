import { lazy, useState } from 'react'
import { canDrawMaps } from '../map/can-draw-maps.ts'
import { MapFrame } from '../map/map-frame.tsx'
import { temporaryDelivery } from '../storage/keys/temporary-delivery.ts'
import { useStored } from '../storage/use-stored.ts'
import { useHydrated } from '../ui/hydrated.ts'
import { addressOf } from './address-of.ts'
import type { DeliveringBranch } from './delivery-model.ts'
import type { detailsIn } from './detail-fields.tsx'
import { DetailsStep } from './details-step.tsx'
import { PlaceStep } from './place-step.tsx'
import { useChooseDelivery } from './use-choose-delivery.ts'
import { usePinForm } from './use-pin-form.ts'

const PinMap = lazy(() => import('./pin-map.tsx'))

/** An address by pointing at it: on a map, by where the visitor is, or in words. */
export function PinAddress({ branches }: { branches: DeliveringBranch[] }) {
  const before = useStored(temporaryDelivery, null)
  const form = usePinForm(branches)
  const choose = useChooseDelivery()
  const [step, setStep] = useState<'place' | 'details'>('place')
  const [isMapWanted, wantMap] = useState(true)
  const isPossible = !useHydrated() || canDrawMaps()
  const hasMap = isPossible && isMapWanted
  const start = form.point ?? before ?? branches[0] ?? { lat: 0, long: 0 }

  const finish = ({ label, details }: ReturnType<typeof detailsIn>) => {
    const { point, area, line1 } = form
    if (!point || (area.state !== 'inside' && area.state !== 'unknown')) return
    const chosen = addressOf({ point, line1, label, details }, area, { before, branches })
    choose(chosen.address, chosen.branch)
  }

  return (
    <div className="grid gap-4 desktop:grid-cols-[461px_minmax(0,1fr)] desktop:gap-8">
      {hasMap && (
        <div
          inert={step === 'details'}
          className={`desktop:order-last ${step === 'details' ? 'max-desktop:hidden' : ''}`}
        >
          <MapFrame className="h-[36dvh] min-h-60 rounded-card desktop:sticky desktop:top-[5.5rem] desktop:h-[calc(100dvh-16.5rem)] desktop:min-h-96">
            <PinMap
              start={start}
              target={form.target}
              isRefused={form.area.state === 'outside'}
              onPoint={form.place}
              onTooFar={form.setTooFar}
            />
          </MapFrame>
        </div>
      )}
      {step === 'place' ? (
        <PlaceStep
          form={form}
          branches={branches}
          hasMap={hasMap}
          onMapWanted={isPossible ? wantMap : null}
          onConfirm={() => setStep('details')}
        />
      ) : (
        <DetailsStep
          line1={form.line1}
          area={form.area}
          onBack={() => setStep('place')}
          onDone={finish}
        />
      )}
    </div>
  )
}
