import type { animation } from '../../../resources/content/animation.ts'
import type { banner } from '../../../resources/content/banner.ts'
import type { partner } from '../../../resources/content/partner.ts'
import { addDays } from '../../../domain/calendar.ts'
import { naked3dProjects } from '../projects.ts'
import type { Stored } from '../stored.ts'
import { pictureOf } from './pictures.ts'
import { comesIn, draft, expired, publication, since, withdrawn } from './publications.ts'

type Banner = Stored<typeof banner>
const nowhere = { linkTo: 'nothing', address: null, news: null, knowledge: null } as const

/** Banners of all three places, with each kind of link. */
export const banners = (today: string): Banner[] =>
  (
    [
      [
        {
          title: '寒假训练营报名',
          titleEn: 'Winter training camp',
          picture: pictureOf('holidays'),
          place: 'clientStart',
          ...nowhere,
          linkTo: 'news',
          news: 1,
        },
        since(4, 40),
      ],
      [
        {
          title: '认识弱视',
          titleEn: 'What amblyopia is',
          picture: pictureOf('eyes'),
          place: 'clientStart',
          ...nowhere,
          linkTo: 'knowledge',
          knowledge: 1,
        },
        since(120),
      ],
      [
        {
          title: '春季视力筛查',
          titleEn: 'Spring screening',
          picture: pictureOf('chart'),
          place: 'clientStart',
          ...nowhere,
        },
        comesIn(9, 60),
      ],
      [
        {
          title: '训练次数冬季优惠',
          titleEn: 'Winter offer on training times',
          picture: pictureOf('newGames'),
          place: 'clientShop',
          ...nowhere,
          linkTo: 'address',
          address: 'https://vision.example/offers/winter',
        },
        since(10, 21),
      ],
      [
        {
          title: '双十一优惠',
          titleEn: 'Offer of last autumn',
          picture: pictureOf('patching'),
          place: 'clientShop',
          ...nowhere,
        },
        expired(40, 12),
      ],
      [
        {
          title: '新版训练方案上线',
          titleEn: 'New treatment plans',
          picture: pictureOf('training'),
          place: 'home',
          ...nowhere,
        },
        since(6),
      ],
      [
        {
          title: '儿童眼健康学术会议',
          titleEn: 'Congress on children’s eye health',
          picture: pictureOf('congress'),
          place: 'home',
          ...nowhere,
          linkTo: 'address',
          address: 'https://vision.example/congress',
        },
        since(20, 15),
      ],
      [
        {
          title: '家长开放日',
          titleEn: 'Open day for parents',
          picture: pictureOf('outdoors'),
          place: 'clientStart',
          ...nowhere,
        },
        draft,
      ],
    ] as const
  ).map(([told, is], at) => ({ id: at + 1, ...told, sort: (at + 1) * 10, ...publication(today, is) }))

/** Whom the platform works with. */
export const partnersOf = (today: string): Stored<typeof partner>[] =>
  (
    [
      [
        '华东儿童眼科联盟',
        'East China Children’s Eye Alliance',
        'medical',
        pictureOf('hospitalMark'),
        'https://alliance.example',
        1400,
        since(1380),
      ],
      [
        '明天视光学院',
        'Tomorrow School of Optometry',
        'research',
        pictureOf('instituteMark'),
        'https://optometry.example',
        1100,
        since(1080),
      ],
      ['启明小学教育集团', 'Qiming Primary Schools', 'school', pictureOf('schoolMark'), null, 620, since(600)],
      [
        '清瞳光学科技',
        'Qingtong Optics',
        'supplier',
        pictureOf('makerMark'),
        'https://optics.example',
        900,
        since(880, 30),
      ],
      [
        '少年眼健康周刊',
        'Children’s Eye Health Weekly',
        'media',
        null,
        'https://weekly.example',
        300,
        withdrawn(280, 40),
      ],
      ['西南视觉康复中心', 'Southwest Vision Rehabilitation Centre', 'medical', null, null, 20, comesIn(5)],
    ] as const
  ).map(([name, nameEn, kind, logo, link, days, is], at) => ({
    id: at + 1,
    name,
    nameEn,
    kind,
    logo,
    link,
    since: addDays(today, -days),
    sort: (at + 1) * 10,
    ...publication(today, is),
  }))

/** Films that clients play around exercises. */
export const animations = (today: string): Stored<typeof animation>[] =>
  (
    [
      ['训练前的准备', 'Before you begin', 'ready', pictureOf('film'), 75, 'before', null, since(200)],
      [
        '怎样佩戴红蓝眼镜',
        'Putting on red and blue glasses',
        'red-blue-glasses',
        pictureOf('stereo'),
        48,
        'before',
        null,
        since(200),
      ],
      ['眨眨眼，休息一下', 'Blink and rest', 'blink', pictureOf('eyes'), 30, 'between', null, since(160)],
      [
        '裸眼 3D 怎样看',
        'How to look at naked-eye 3D',
        'naked-eye-3d',
        pictureOf('newGames'),
        66,
        'before',
        [...naked3dProjects],
        since(90),
      ],
      [
        '看看远处的山',
        'Look at the far mountains',
        'far-mountains',
        pictureOf('outdoors'),
        40,
        'between',
        null,
        comesIn(2),
      ],
      ['新年快乐', 'Happy New Year', 'new-year', pictureOf('holidays'), 25, 'between', null, draft],
    ] as const
  ).map(([title, titleEn, file, cover, seconds, plays, projects, is], at) => ({
    id: at + 1,
    title,
    titleEn,
    source: 'address',
    video: null,
    address: `https://media.vision.example/films/${file}.mp4`,
    cover,
    seconds,
    plays,
    projects: projects && [...projects],
    sort: (at + 1) * 10,
    ...publication(today, is),
  }))
