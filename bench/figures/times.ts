/** `--quick` shows in a minute whether everything still runs. Its figures promise nothing. */
const isQuick = process.argv.includes('--quick')

/** How often something is done. */
export const times = (count: number, quickly = Math.ceil(count / 100)) =>
  isQuick ? quickly : count

/** How long a measurement lasts, in seconds. */
export const seconds = (count: number) => times(count, 1)
