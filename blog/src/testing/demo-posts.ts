import type { BlogPostSummary } from '@aaram/shared-domain/content';
import { buildPost } from './build-post.ts';

/** The first posts of the demo blog. */
export const demoPosts: BlogPostSummary[] = [
  {
    _id: 'b1',
    title: 'In praise of the second-softest thing you own',
    description: 'Fleece, ribs and drawcords: what makes a hoodie worth keeping, and how to keep it that way.',
    author: 'Arnav Kelkar',
    tags: ['hoodie', 'winter', 'fleece'],
    categories: ['Seasons', 'Basics'],
    image: [
      '/media/blog-hoodie_1200x800_ffffff/1200.webp',
      '/media/hoodie-oat-1_750x1000_fffdf4/750.webp',
      '/media/joggers-moss-1_750x1000_fcfffc/750.webp',
    ],
    featuredImage: '/media/blog-hoodie_1200x800_ffffff/1200.webp',
    publishedAt: '2026-10-11T06:30:00.000Z',
  },
  {
    _id: 'b2',
    title: 'How a glow print works',
    description: 'No batteries, no magic. What happens when you switch off the light, and how to make it shine longer.',
    author: 'Zoya Merchant',
    tags: ['glow', 'night-print', 'prints'],
    categories: ['Glow'],
    image: [
      '/media/blog-glow_1200x800_273460/1200.webp',
      '/media/tee-glowstars-night_750x1000_243058/750.webp',
      '/media/cushion-glowmoon-night_750x1000_1f2850/750.webp',
    ],
    featuredImage: '/media/blog-glow_1200x800_273460/1200.webp',
    publishedAt: '2026-09-05T06:30:00.000Z',
  },
  {
    _id: 'b3',
    title: 'Clothes that can climb',
    description:
      'What we learned from watching children play: pockets, knees, necklines, and why everything should come off in ten seconds.',
    author: 'Farah Contractor',
    tags: ['kids', 'playwear', 'sizing'],
    categories: ['Kids'],
    image: [
      '/media/blog-kids_1200x800_fefed3/1200.webp',
      '/media/dungaree-rust-1_750x1000_ffffff/750.webp',
      '/media/frock-mint-1_750x1000_f8fbf4/750.webp',
    ],
    featuredImage: '/media/blog-kids_1200x800_fefed3/1200.webp',
    publishedAt: '2026-08-22T06:30:00.000Z',
  },
  {
    _id: 'b4',
    title: 'Shoes that keep walking',
    description:
      'How to choose between a court sneaker, a runner and a Chelsea boot, and how to make each of them last.',
    author: 'Imran Qadri',
    tags: ['sneakers', 'sports-shoes', 'boots'],
    categories: ['Shoes', 'Care'],
    image: [
      '/media/blog-shoes_1200x800_9ab4c0/1200.webp',
      '/media/runner-coral-1_750x1000_ead7d0/750.webp',
      '/media/sneaker-clay-1_750x1000_e6dbca/750.webp',
    ],
    featuredImage: '/media/blog-shoes_1200x800_9ab4c0/1200.webp',
    publishedAt: '2026-07-16T06:30:00.000Z',
  },
  {
    _id: 'b5',
    title: 'Dressing for the rain',
    description: 'Quick layers, bare ankles and shoes you can rinse: a monsoon wardrobe that dries before you do.',
    author: 'Arnav Kelkar',
    tags: ['monsoon', 'layering', 'travel'],
    categories: ['Seasons', 'Menswear'],
    image: [
      '/media/blog-rain_1200x800_e7f6fc/1200.webp',
      '/media/slides-ink-1_750x1000_e1e5e6/750.webp',
      '/media/joggers-navy-1_750x1000_ffffff/750.webp',
    ],
    featuredImage: '/media/blog-rain_1200x800_e7f6fc/1200.webp',
    publishedAt: '2026-06-18T06:30:00.000Z',
  },
  {
    _id: 'b6',
    title: 'A shelf of five things',
    description:
      'Wash, oil, cream, colour, scent. A short bathroom shelf, what each thing is for, and what you can leave out.',
    author: 'Ishita Rao',
    tags: ['skincare', 'haircare', 'perfume'],
    categories: ['Beauty'],
    image: [
      '/media/blog-beauty_1200x800_d7aea1/1200.webp',
      '/media/jar-rose-1_750x1000_eedbd3/750.webp',
      '/media/pump-amla-1_750x1000_e5e9de/750.webp',
    ],
    featuredImage: '/media/blog-beauty_1200x800_d7aea1/1200.webp',
    publishedAt: '2026-05-27T06:30:00.000Z',
  },
  {
    _id: 'b7',
    title: 'What linen wants from you',
    description: 'Less than you think. How to wash, dry and wear a linen shirt so that it improves every month.',
    author: 'Meher Irani',
    tags: ['linen', 'care', 'summer'],
    categories: ['Care', 'Menswear'],
    image: [
      '/media/blog-linen_1200x800_fefff8/1200.webp',
      '/media/shirt-linen-1_750x1000_ffffff/750.webp',
      '/media/shirt-linen-2_750x1000_f8f7f3/750.webp',
    ],
    featuredImage: '/media/blog-linen_1200x800_fefff8/1200.webp',
    publishedAt: '2026-04-12T06:30:00.000Z',
  },
];

/** One of them with its content. */
export const demoPost = buildPost({
  ...demoPosts[0],
  content: [
    '<p>The softest thing you own is probably a pillow. The second softest should be your hoodie. It is the piece you put on without thinking, on early trains, on balconies, on the sofa when the first cool evening arrives and someone says, finally.</p>',
    '<h2>What to look for in the shop</h2>',
    '<p>Put your hand inside. Good fleece is dense and short; it springs back when you press it. If you can see the knit through the fluff, it will be bald by spring. Then look at the ribs at cuff and hem. They should close around your fist and open again without a ripple.</p>',
    '<ul><li>A double-layer hood keeps its shape and does not fall into your eyes.</li><li>Flat cords are nicer than round ones when you lie down.</li><li>A pocket sewn with a bar at each corner will not tear.</li><li>Shoulder seams with tape inside will not grow.</li></ul>',
    '<h2>Sizing it for our winters</h2>',
    '<p>In most of the country a hoodie is an outer layer for two months and an indoor one for the rest. Your usual size leaves space for a tee. If you travel north in January, take one size up and wear a shirt below. The hem should cover your belt when you raise your arms; if it does not, it will be cold in exactly the wrong place.</p>',
  ].join(''),
});
