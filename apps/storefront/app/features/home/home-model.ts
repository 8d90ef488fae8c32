export type Slide = {
  id: number
  title: string
  text: string
  picture: string
  link: string | null
}

export type Popup = {
  id: number
  title: string
  text: string
  picture: string | null
  link: string | null
}
