import { it } from 'vitest'
import { isNightly } from './engines'
import { learnsInLanguage } from './learnsInLanguage'
import { languagesBuild } from './secondBuild'

// Each check learns in Spanish and from right to left, and looks at every screen in the long language.
if (isNightly) learnsInLanguage('en-XA', languagesBuild)
else it.skip('runs each night')
