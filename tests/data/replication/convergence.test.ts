import { converges } from './converges'

converges(0)
