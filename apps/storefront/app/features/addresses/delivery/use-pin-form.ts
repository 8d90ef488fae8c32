import type { Point } from '@sufra/domain/branch/geography'
import { useEffect, useRef, useState } from 'react'
import { usePosition } from '../../../platform/map/use-position.ts'
import type { DeliveringBranch, GivenAddress } from './delivery-model.ts'
import { useArea } from './use-area.ts'

/** The pin of an address: where it is, what it is called, and whether we deliver there. */
export function usePinForm(branches: readonly DeliveringBranch[], filled: GivenAddress | null) {
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
    // What somebody has written themselves is theirs.
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
