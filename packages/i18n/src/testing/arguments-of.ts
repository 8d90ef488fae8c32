/** The names of a message's arguments, each once, in order of the alphabet. */
export const argumentsOf = (message: string): string[] =>
  [...new Set([...message.matchAll(/\{(\w+)[,}]/g)].map(([, name = '']) => name))].sort()
