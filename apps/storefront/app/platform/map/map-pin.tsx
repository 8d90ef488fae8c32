import type { Point } from '@sufra/domain/branch/geography'
import { Marker } from 'maplibre-gl'
import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useMap } from './map-context.ts'

/** Holds what is rendered within to a point of the map, by the middle of its lower edge. */
export function MapPin(props: { at: Point; isOnTop?: boolean; children: ReactNode }) {
  const map = useMap()
  const [element] = useState(() => document.createElement('div'))
  const { lat, long } = props.at

  useEffect(() => {
    const marker = new Marker({ element, anchor: 'bottom' }).setLngLat([long, lat]).addTo(map)
    return () => {
      marker.remove()
    }
  }, [map, element, lat, long])

  useEffect(() => {
    element.style.zIndex = props.isOnTop ? '1' : ''
  }, [element, props.isOnTop])

  return createPortal(props.children, element)
}
