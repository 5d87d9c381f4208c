import { converges } from './converges'

converges(1)
