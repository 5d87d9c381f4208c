import entries from '../Entries.module.css'
import page from '../Page.module.css'
import strip from './ElevatorStrip.module.css'
import scene from '../../ui/Scene.module.css'

export const aboutStyles = [page, entries, scene, strip]
