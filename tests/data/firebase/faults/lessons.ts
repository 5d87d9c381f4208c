import { lesson } from '../../../core/progress/samples'

/** The learner's actions, in order. */
export const BEFORE = lesson('saving_1')
export const ON_THE_TABLET = lesson('saving_2')
export const JUST_NOW = lesson('credit_1')
export const BETWEEN = lesson('credit_2')
export const MEANWHILE = lesson('budgeting_1')
export const AFTERWARDS = lesson('taxes_1')
