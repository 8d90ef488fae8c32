import { buttonClass } from '@sufra/web/ui/button'
import { TextField } from '@sufra/web/ui/field'
import { LocateFixed } from 'lucide-react'
import { useState } from 'react'
import { SelectField } from '../../../platform/forms/select-field.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { AreaNote } from './area-note.tsx'
import type { DeliveringBranch } from './delivery-model.ts'
import type { PinForm } from './pin-address.tsx'

/** First the pin. It counts once the visitor has pointed at it themselves. */
export function PinStep(props: {
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
