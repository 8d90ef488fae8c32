import type { Point } from '@sufra/domain/branch/geography'
import { useStored } from '@sufra/web/storage/use-stored'
import { lazy, useEffect, useRef, useState } from 'react'
import { usePosition } from '#app/platform/map/use-position.ts'
import { canDrawMaps } from '../../../platform/map/can-draw-maps.ts'
import { MapFrame } from '../../../platform/map/map-frame.tsx'
import { temporaryDelivery } from '../../../platform/storage/keys/temporary-delivery.ts'
import { useHydrated } from '../../../platform/ui/hydrated.ts'
import type { AddressFormProps } from './address-form.tsx'
import { useArea } from './delivery-area.ts'
import type { DeliveringBranch, GivenAddress } from './delivery-model.ts'
import { isKnown, isServed } from './delivery-model.ts'
import type { detailsIn } from './details-step.tsx'
import { DetailsStep } from './details-step.tsx'
import { PinStep } from './pin-step.tsx'

const PinMap = lazy(() => import('./pin-map.tsx'))

/** An address by pointing at it: on a map, by where the visitor is, or in words. */
export function PinAddress(props: AddressFormProps) {
  const { branches, filled, takesOutside } = props
  const before = useStored(temporaryDelivery, null)
  const form = usePinForm(branches, filled)
  const [step, setStep] = useState<'pin' | 'details'>(filled ? 'details' : 'pin')
  const [wasPlaced, setPlaced] = useState(false)
  const [isMapWanted, wantMap] = useState(true)
  const isPossible = !useHydrated() || canDrawMaps()
  const hasMap = isPossible && isMapWanted
  const start = form.point ?? before ?? branches[0] ?? { lat: 0, long: 0 }
  const isAccepted = isServed(form.area) || (takesOutside && isKnown(form.area))

  const finish = ({ label, details }: ReturnType<typeof detailsIn>) => {
    const { point, area, line1 } = form
    if (!point || !isAccepted || !isKnown(area)) return
    props.onDone({ point, line1, label, details }, area)
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
              onPoint={form.movePin}
              onTooFar={form.setTooFar}
            />
          </MapFrame>
        </div>
      )}
      {step === 'pin' ? (
        <PinStep
          form={form}
          isAccepted={isAccepted}
          takesOutside={takesOutside}
          branches={branches}
          hasMap={hasMap}
          onMapWanted={isPossible ? wantMap : null}
          onConfirm={() => {
            setPlaced(true)
            setStep('details')
          }}
        />
      ) : (
        <DetailsStep
          {...props}
          line1={form.line1}
          area={form.area}
          isAccepted={isAccepted}
          isNextStep={wasPlaced}
          onBack={() => setStep('pin')}
          onFilledIn={finish}
        />
      )}
    </div>
  )
}

/** The pin of an address: where it is, what it is called, and whether we deliver there. */
function usePinForm(branches: readonly DeliveringBranch[], filled: GivenAddress | null) {
  const position = usePosition()
  const { area, ask } = useArea(branches)
  const [point, setPoint] = useState<Point | null>(filled?.point ?? null)
  const [target, setTarget] = useState<Point | null>(null)
  const [isTooFar, setTooFar] = useState(false)
  const [line1, setLine1] = useState(filled?.line1 ?? '')
  const isTyped = useRef(filled !== null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the area of an address that is being changed is asked for once
  useEffect(() => {
    if (filled) ask(filled.point, { isNamed: false })
  }, [])

  const movePin = async (at: Point, { isNamed = true } = {}) => {
    setPoint(at)
    const name = await ask(at, { isNamed })
    // Never overwrite a line the visitor has typed.
    if (name !== null && !isTyped.current) setLine1(name)
  }
  const locate = async () => {
    const found = await position.ask()
    if (!found) return
    setTarget(found)
    await movePin(found)
  }
  const type = (text: string) => {
    isTyped.current = text.trim() !== ''
    setLine1(text)
  }
  return {
    position: position.state,
    area,
    point,
    target,
    isTooFar,
    setTooFar,
    line1,
    type,
    movePin,
    locate,
  }
}

export type PinForm = ReturnType<typeof usePinForm>
