/** A setting that another one makes necessary; without it the product does not start. */
export function requiredSetting<Settings extends object, Name extends keyof Settings>(
  settings: Settings,
  name: Name & string,
  because: string,
): NonNullable<Settings[Name]> {
  const value = settings[name]
  if (!value) throw new Error(`${because} needs ${name}`)
  return value
}
