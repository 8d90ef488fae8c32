/**
 * The concept's present moment, from `current-datetime` as the server stated it when a device's
 * clock read so and so. The device's clock only has to run, not to be right.
 */
export function conceptClock(stated: string, deviceThen: number): (deviceNow: number) => number {
  const behind = Date.parse(stated) - deviceThen
  return (deviceNow) => deviceNow + behind
}
