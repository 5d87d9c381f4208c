import { learnsInLanguage } from './learnsInLanguage'

learnsInLanguage('en-XA')
