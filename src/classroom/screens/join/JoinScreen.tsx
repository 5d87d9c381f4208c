import { useSearchParams } from 'react-router-dom'
import { Leaf } from '../../../ui/Leaf'
import { JoinStart } from './JoinStart'
import { JoinedClassPage } from './JoinedClassPage'

/** Joins a class by its card. If the address has the key of a class, it shows that class. */
export function JoinScreen() {
  const [params] = useSearchParams()
  const key = params.get('class')
  return <Leaf>{key === null ? <JoinStart /> : <JoinedClassPage key={key} classKey={key} />}</Leaf>
}
