import type { Point } from '@sufra/domain/branch/geography'
import { useStored } from '@sufra/web/storage/use-stored'
import { buttonClass } from '@sufra/web/ui/button'
import { TextField } from '@sufra/web/ui/field'
import { LocateFixed } from 'lucide-react'
import { lazy, useEffect, useRef, useState } from 'react'
import { SelectField } from '#app/platform/forms/select-field.tsx'
import { useText } from '#app/platform/i18n/use-text.ts'
import { canDrawMaps } from '#app/platform/map/can-draw-maps.ts'
import { MapFrame } from '#app/platform/map/map-frame.tsx'
import { usePosition } from '#app/platform/map/use-position.ts'
import { temporaryDelivery } from '#app/platform/storage/keys/temporary-delivery.ts'
import { useHydrated } from '#app/platform/ui/hydrated.ts'
import type { AddressFormProps } from './address-form.tsx'
import { AreaNote } from './area-note.tsx'
import { useArea } from './delivery-area.ts'
import { type DeliveringBranch, type GivenAddress, isKnown, isServed } from './delivery-model.ts'
import { DetailsStep, type detailsIn } from './details-step.tsx'

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

type PinForm = ReturnType<typeof usePinForm>

/** First the pin. It counts once the visitor has pointed at it themselves. */
function PinStep(props: {
  form: PinForm
  isAccepted: boolean
  takesOutside: boolean
  branches: DeliveringBranch[]
  hasMap: boolean
  onMapWanted: ((isWanted: boolean) => void) | null
  onConfirm: () => void
}) {
  const text = useText()
  const { form, hasMap, onMapWanted } = props
  const [isChecked, setChecked] = useState(false)
  const isExact = form.point !== null && !(hasMap && form.isTooFar)
  const isReady = isExact && props.isAccepted
  const isMissing = isChecked && form.line1.trim() === ''

  const confirm = () => {
    setChecked(true)
    if (form.line1.trim() !== '') props.onConfirm()
  }
  return (
    <div className="flex flex-col gap-4">
      <LocateButton position={form.position} onLocate={form.locate} />
      <TextField
        label={text('address_line')}
        value={form.line1}
        onValue={form.type}
        error={isMissing ? text('this_is_required') : null}
        autoComplete="street-address"
      />
      {!hasMap && <ClosestBranch form={form} branches={props.branches} />}
      <AreaNote area={form.area} takesOutside={props.takesOutside} />
      <div className="flex flex-col gap-2">
        <button
          type="button"
          onClick={confirm}
          disabled={!isReady}
          aria-describedby="pin-hint"
          className={buttonClass('primary', 'disabled:opacity-60')}
        >
          {text('confirm_location')}
        </button>
        <p id="pin-hint" className="text-small text-text2 empty:hidden">
          {hasMap && form.isTooFar && text('zoom_in_hint')}
          {hasMap && !form.isTooFar && form.point === null && text('move_map_hint')}
        </p>
        {onMapWanted && (
          <button
            type="button"
            onClick={() => onMapWanted(!hasMap)}
            className={buttonClass('quiet', '-ms-3 min-h-11 self-start px-3')}
          >
            {text(hasMap ? 'without_map' : 'with_map')}
          </button>
        )}
      </div>
    </div>
  )
}

/** Without a map a point near the house has to do: the branch next to it. */
function ClosestBranch({ form, branches }: { form: PinForm; branches: DeliveringBranch[] }) {
  const text = useText()
  const delivering = branches.filter(({ orderTypes }) => orderTypes.includes('deliver'))
  const chosen = delivering.find(
    ({ lat, long }) => lat === form.point?.lat && long === form.point.long,
  )
  const choose = (id: number) => {
    const branch = delivering.find((each) => each.id === id)
    if (branch) form.movePin({ lat: branch.lat, long: branch.long }, { isNamed: false })
  }
  return (
    <SelectField
      label={text('closest_branch')}
      options={delivering}
      value={chosen?.id ?? null}
      onValue={choose}
    />
  )
}

function LocateButton(props: {
  position: 'idle' | 'asking' | 'denied' | 'found'
  onLocate: () => void
}) {
  const text = useText()
  const isAsking = props.position === 'asking'
  return (
    <>
      <button
        type="button"
        onClick={props.onLocate}
        disabled={isAsking}
        aria-busy={isAsking}
        className={buttonClass('quiet', '-ms-3 min-h-11 self-start px-3')}
      >
        <LocateFixed size={20} aria-hidden="true" />
        {text(isAsking ? 'finding_you' : 'use_my_location')}
      </button>
      <p role="status" className="text-small text-text2 empty:hidden">
        {props.position === 'denied' && text('location_denied_delivery')}
      </p>
    </>
  )
}
