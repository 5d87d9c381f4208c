import * as fc from 'fast-check'
import { SEED } from './seed'

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: SEED })
