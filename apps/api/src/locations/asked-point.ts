import type { Point } from '@sufra/domain/branch/geography'
import { Problem } from '../platform/http/problems/problem.ts'

/** The point two parameters name together; one of them alone is a mistake. */
export function askedPoint<Name extends string>(
  query: Partial<Record<Name, number | undefined>>,
  latName: Name,
  longName: Name,
): Point | null {
  const lat = query[latName]
  const long = query[longName]
  if (lat !== undefined && long !== undefined) return { lat, long }
  if (lat === undefined && long === undefined) return null
  throw new Problem('bad-request', {
    detail: `${latName} and ${longName} belong together.`,
    source: lat === undefined ? latName : longName,
  })
}
