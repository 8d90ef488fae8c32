import type { Column } from './columns.ts'

type Look = { dot: string; count: string; edge: string; button: string }

/** Written out, so that the style sheet knows every one of them. */
export const LOOKS: Record<Column['name'], Look> = {
  new: {
    dot: 'bg-new',
    count: 'bg-new-soft text-new',
    edge: 'border-t-new',
    button: 'bg-new text-on-new',
  },
  accepted: {
    dot: 'bg-accepted',
    count: 'bg-accepted-soft text-accepted',
    edge: 'border-t-accepted',
    button: 'bg-accepted text-on-accepted',
  },
  kitchen: {
    dot: 'bg-kitchen',
    count: 'bg-kitchen-soft text-kitchen',
    edge: 'border-t-kitchen',
    button: 'bg-kitchen text-on-kitchen',
  },
  ready: {
    dot: 'bg-ready',
    count: 'bg-ready-soft text-ready',
    edge: 'border-t-ready',
    button: 'bg-ready text-on-ready',
  },
}
