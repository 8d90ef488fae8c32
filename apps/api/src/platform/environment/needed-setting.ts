import type { ApiEnvironment } from '../../environment.ts'

/** The settings that may be absent. */
type OptionalSetting = {
  [Name in keyof ApiEnvironment]-?: undefined extends ApiEnvironment[Name] ? Name : never
}[keyof ApiEnvironment]

/** A setting that another one makes necessary; without it the product does not start. */
export function needed(environment: ApiEnvironment, name: OptionalSetting, because: string) {
  const value = environment[name]
  if (!value) throw new Error(`${because} needs ${name}`)
  return value
}
