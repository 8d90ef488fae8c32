import { liveValue, type ReadableStore } from '../storage/live-value.ts'

/** An ordinary snackbar leaves by itself after this long. */
export const SNACKBAR_MS = 2_000

/** 'Item added to cart' stays a little longer: it offers the cart. */
export const ADDED_SNACKBAR_MS = 3_000

type Snack = {
  text: string
  /** In milliseconds. */
  duration?: number
  /** Stays until it is dismissed, and comes back when a snack over it has left. */
  isPersistent?: boolean
  action?: { label: string; run: () => void }
}

/** The id tells a snack from one with the same text shown before it. */
export type ShownSnack = Snack & { id: number }

type SnackbarQueue = ReadableStore<ShownSnack | null> & {
  /** The returned function takes this snack away, if it is still there. */
  show: (snack: Snack) => () => void
  dismiss: (id: number) => void
  /** Nobody should lose a text they are reading or reaching for: it then stays until `release`. */
  hold: () => void
  release: () => void
}

/** One snack at a time: a new one takes the place of the last. News that stays waits until an offer has been answered or left. */
export function snackbarQueue(): SnackbarQueue {
  const visible = liveValue<ShownSnack | null>(null)
  let persistent: ShownSnack[] = []
  let lastId = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const countDown = () => {
    const snack = visible.read()
    clearTimeout(timer)
    if (!snack || snack.isPersistent) return
    timer = setTimeout(() => dismiss(snack.id), snack.duration ?? SNACKBAR_MS)
  }
  const put = (snack: ShownSnack | null) => {
    visible.write(snack)
    countDown()
  }
  const underneath = () => persistent.findLast(({ action }) => action) ?? persistent.at(-1) ?? null
  const dismiss = (id: number) => {
    persistent = persistent.filter((snack) => snack.id !== id)
    if (visible.read()?.id === id) put(underneath())
  }

  return {
    read: visible.read,
    subscribe: visible.subscribe,
    show(snack) {
      lastId += 1
      const shown = { ...snack, id: lastId }
      if (snack.isPersistent) {
        persistent = [...persistent.filter(({ text }) => text !== snack.text), shown]
        if (snack.action || !visible.read()?.action) put(underneath())
      } else put(shown)
      return () => dismiss(shown.id)
    },
    dismiss,
    hold: () => clearTimeout(timer),
    release: countDown,
  }
}

export const snackbar = snackbarQueue()
export const showSnackbar = snackbar.show
