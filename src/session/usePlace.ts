import { useLocation } from 'react-router-dom'
import { isOf, placeAt, type PlaceOf, type ScreenName } from '../words/places'

/** What the address says to this screen. Undefined at the address of another one. */
export function usePlace<Name extends ScreenName>(screen: Name): PlaceOf<Name> | undefined {
  const place = placeAt(useLocation())
  return isOf(place, screen) ? place : undefined
}
