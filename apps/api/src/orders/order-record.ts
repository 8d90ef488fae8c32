/** Where a delivery goes, as it was when the order was placed. */
export type OrderAddress = {
  id: string
  lat: number
  long: number
  label: string
  line1: string
  /** What the driver should know. */
  instructions: string | null
  telephone: string | null
  /** Floor, flat, building and the like, as the customer wrote them. */
  details: Record<string, string>
}

/** The car the crew looks for. */
export type OrderCar = {
  id: string
  color: string
  maker: string
  plateNumber: string | null
}

/** What somebody who has left a comment thinks of one side of an order, from 1 to 5. */
export type Rating = { topicId: number; stars: number }
