import { useLocation } from 'react-router-dom'
import { isOf, placeAt, type PlaceOf, type ScreenName } from '../words/places'

/** The place at the current address if it belongs to this screen. Undefined at another screen's address. */
export function usePlace<Name extends ScreenName>(screen: Name): PlaceOf<Name> | undefined {
  const place = placeAt(useLocation())
  return isOf(place, screen) ? place : undefined
}
