import { useSearchParams } from 'react-router-dom'
import { Leaf } from '../../../ui/Leaf'
import { JoinStart } from './JoinStart'
import { JoinedClassPage } from './JoinedClassPage'

/** Joining a class by its card; with the key of a class, what the learner does in it. */
export function JoinScreen() {
  const [params] = useSearchParams()
  const key = params.get('class')
  return <Leaf>{key === null ? <JoinStart /> : <JoinedClassPage key={key} classKey={key} />}</Leaf>
}
