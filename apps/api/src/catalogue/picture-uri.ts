/** Pictures are made in several widths; this one serves a list, and names the others by its pattern. */
export const pictureUri = (name: string | null) => name && `/pictures/${name}-480.webp`
