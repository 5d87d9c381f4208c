import { learnsInLanguage } from './learnsInLanguage'
import { languagesBuild } from './secondBuild'

// Each check learns in Spanish and from right to left, and looks at every screen in the long language.
learnsInLanguage('en-XA', languagesBuild, 'nightly')
