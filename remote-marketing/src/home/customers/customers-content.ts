import {
  calderName,
  calderSpeaker,
  calderSpeakerRole,
  meridianName,
  meridianSpeaker,
  meridianSpeakerRole,
  northwindName,
  northwindSpeaker,
  northwindSpeakerRole,
} from '../../facts/customers'
import logoCalder from './images/logo-calder-health.svg'
import logoMeridian from './images/logo-meridian-mutual.svg'
import logoNorthwind from './images/logo-northwind-traders.svg'
import portraitOrtega from './images/portrait-ortega.svg'
import portraitRaman from './images/portrait-raman.svg'
import portraitWhitfield from './images/portrait-whitfield.svg'

export interface Testimonial {
  quote: string
  author: string
  role: string
  company: string
  photo: string
  logo: Logo
}

/** The size, in pixels, reserves the image's space while it loads. */
export interface Logo {
  src: string
  width: number
  height: number
}

const northwind: Logo = { src: logoNorthwind, width: 239, height: 40 }
const calder: Logo = { src: logoCalder, width: 187, height: 40 }
const meridian: Logo = { src: logoMeridian, width: 182, height: 40 }

export const testimonials: readonly Testimonial[] = [
  {
    quote:
      'We stopped forwarding spreadsheets. A buyer asks, sees the answer with its sources, and calls the supplier back before lunch.',
    author: northwindSpeaker,
    role: northwindSpeakerRole,
    company: northwindName,
    photo: portraitWhitfield,
    logo: northwind,
  },
  {
    quote:
      'A prior authorization used to take our nurses eleven phone calls. Now the file is complete before they open it, and every step is in the log.',
    author: calderSpeaker,
    role: calderSpeakerRole,
    company: calderName,
    photo: portraitRaman,
    logo: calder,
  },
  {
    quote:
      'Our auditors asked who approved a claim, and based on what data. We answered in the meeting, from one screen, with the lineage attached.',
    author: meridianSpeaker,
    role: meridianSpeakerRole,
    company: meridianName,
    photo: portraitOrtega,
    logo: meridian,
  },
]

export const trustedBy = {
  title: 'Trusted By',
  logos: [
    { company: northwindName, logo: northwind },
    { company: calderName, logo: calder },
    { company: meridianName, logo: meridian },
  ],
} as const
