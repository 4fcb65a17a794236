import type { ReactElement } from 'react';
import { Accordion } from '#accordion/index.ts';
import { AlertDialog } from '#alert-dialog/index.ts';
import { Badge, CountBadge } from '#badge/index.ts';
import { BarChart } from '#bar-chart/index.ts';
import { BelowFold } from '#below-fold/index.ts';
import { Breadcrumb } from '#breadcrumb/index.ts';
import { Button, ButtonLink } from '#button/index.ts';
import { ProductCardFrame } from '#card/index.ts';
import { Carousel } from '#carousel/index.ts';
import { ChartFrame } from '#chart-frame/index.ts';
import { Checkbox, Radio } from '#checkbox/index.ts';
import { Chip } from '#chip/index.ts';
import { Combobox } from '#combobox/index.ts';
import { Dialog } from '#dialog/index.ts';
import { Drawer } from '#drawer/index.ts';
import { EmptyState } from '#empty-state/index.ts';
import { ErrorState } from '#error-state/index.ts';
import { FileDrop } from '#file-drop/index.ts';
import { Gallery } from '#gallery/index.ts';
import { IconHeart } from '#icon/index.ts';
import { IconButton, IconButtonLink } from '#icon-button/index.ts';
import { InvoiceFrame } from '#invoice-frame/index.ts';
import { InvoiceSheet } from '#invoice-sheet/index.ts';
import { TextLink } from '#link/index.ts';
import { Logo, LogoMark } from '#logo/index.ts';
import { LogoLoader } from '#logo-loader/index.ts';
import { Menu } from '#menu/index.ts';
import { Notice } from '#notice/index.ts';
import { Container, PageHeading, Section } from '#page-frame/index.ts';
import { Pagination } from '#pagination/index.ts';
import { OptionalPicture, Picture } from '#picture/index.ts';
import { Price } from '#price/index.ts';
import { StitchProgress } from '#progress/index.ts';
import { QuantityStepper } from '#quantity-stepper/index.ts';
import { RadioCard, RadioCardGroup } from '#radio-card/index.ts';
import { Rating, RatingInput, Stars } from '#rating/index.ts';
import { RichText } from '#rich-text/index.ts';
import { SelectField } from '#select/index.ts';
import { Sheet } from '#sheet/index.ts';
import { SizePicker, SizeSelect } from '#size-picker/index.ts';
import { ProductCardSkeleton, Skeleton } from '#skeleton/index.ts';
import { StatTile } from '#stat-tile/index.ts';
import { StatusBadge } from '#status-badge/index.ts';
import { Steps } from '#steps/index.ts';
import { Stitch } from '#stitch/index.ts';
import { SummaryList } from '#summary-list/index.ts';
import { Swatches } from '#swatches/index.ts';
import { Table, TableScroll } from '#table/index.ts';
import { Tabs } from '#tabs/index.ts';
import { Tag } from '#tag/index.ts';
import { PasswordField, TextField } from '#text-field/index.ts';
import { Tooltip } from '#tooltip/index.ts';
import { TrackLine } from '#track-line/index.ts';
import { VisuallyHidden } from '#visually-hidden/index.ts';
import { dressPicture } from './story-pictures.ts';

/** Props of every component: a class, a ref and unknown props. */
export type Extra = {
  className?: string;
  ref?: (element: Element | null) => void;
  'data-extra'?: string;
  'aria-describedby'?: string;
};

export type Sample = (extra: Extra, text: string) => ReactElement;

const nothing = () => {};

/** Every component with its minimal props; `text` is used for every text. */
export const samples: Readonly<Record<string, Sample>> = {
  Accordion: (extra, text) => <Accordion {...extra} items={[{ id: 'a', title: text, content: text }]} />,
  AlertDialog: (extra, text) => <AlertDialog {...extra} open title={text} message={text} onAction={nothing} />,
  Badge: (extra, text) => <Badge {...extra}>{text}</Badge>,
  BarChart: (extra, text) => <BarChart {...extra} label={text} bars={[{ label: text, value: 3 }]} />,
  BelowFold: (extra, text) => <BelowFold {...extra}>{text}</BelowFold>,
  Breadcrumb: (extra, text) => <Breadcrumb {...extra} items={[{ label: 'Home', href: '/' }, { label: text }]} />,
  Button: (extra, text) => <Button {...extra}>{text}</Button>,
  ButtonLink: (extra, text) => (
    <ButtonLink {...extra} href="#a">
      {text}
    </ButtonLink>
  ),
  Carousel: (extra, text) => (
    <Carousel {...extra} label={text}>
      <p>{text}</p>
    </Carousel>
  ),
  ChartFrame: (extra, text) => <ChartFrame {...extra} title={text} summary={text} />,
  Checkbox: (extra, text) => <Checkbox {...extra} label={text} />,
  Chip: (extra, text) => <Chip {...extra}>{text}</Chip>,
  Combobox: (extra, text) => (
    <Combobox {...extra} label={text} items={[{ value: 'a', label: text }]} value="a" onChange={nothing} />
  ),
  Container: (extra, text) => <Container {...extra}>{text}</Container>,
  CountBadge: (extra) => <CountBadge {...extra} count={3} />,
  Dialog: (extra, text) => (
    <Dialog {...extra} open onOpenChange={nothing} title={text}>
      {text}
    </Dialog>
  ),
  Drawer: (extra, text) => (
    <Drawer {...extra} open onOpenChange={nothing} side="left" title={text}>
      {text}
    </Drawer>
  ),
  EmptyState: (extra, text) => <EmptyState {...extra} title={text} />,
  ErrorState: (extra, text) => <ErrorState {...extra} title={text} onRetry={nothing} />,
  FileDrop: (extra, text) => <FileDrop {...extra} label={text} accept="image/*" files={[]} onChange={nothing} />,
  Gallery: (extra, text) => <Gallery {...extra} name={text} pictures={[{ src: dressPicture, alt: text }]} />,
  IconButton: (extra, text) => (
    <IconButton {...extra} label={text}>
      <IconHeart />
    </IconButton>
  ),
  IconButtonLink: (extra, text) => (
    <IconButtonLink {...extra} href="#a" label={text}>
      <IconHeart />
    </IconButtonLink>
  ),
  InvoiceFrame: (extra, text) => (
    <InvoiceFrame {...extra} back={{ label: text, href: '#' }} printLabel={text} sheets={undefined} />
  ),
  InvoiceSheet: (extra, text) => (
    <InvoiceSheet
      heads={{ taxable: text, tax: text }}
      {...extra}
      brand={text}
      tagline={text}
      title={text}
      number="AAR/26-27/000041"
      facts={[{ label: 'Payment', value: text }]}
      parties={[{ label: 'Sold by', name: text, rows: [text] }]}
      lines={[
        { name: text, note: 'M', hsn: '6205', quantity: '1', price: '₹1', taxable: '₹1', gst: '₹0', amount: '₹1' },
      ]}
      taxTitle={text}
      taxes={[text]}
      totals={[{ label: 'Paid', value: '₹1', strong: true }]}
      words={text}
      notes={[text]}
    />
  ),
  Logo: (extra, text) => <Logo {...extra} name={text} />,
  LogoLoader: (extra, text) => <LogoLoader {...extra} label={text} />,
  LogoMark: (extra) => <LogoMark {...extra} />,
  Menu: (extra, text) => (
    <Menu {...extra} trigger={<button type="button">Open</button>} items={[{ id: 'a', label: text }]} />
  ),
  Notice: (extra, text) => <Notice {...extra}>{text}</Notice>,
  OptionalPicture: (extra) => <OptionalPicture {...extra} src={null} alt="" sizes="50vw" />,
  PageHeading: (extra, text) => <PageHeading {...extra} title={text} />,
  Pagination: (extra) => <Pagination {...extra} page={2} pages={9} hrefFor={(page) => `?page=${page}`} />,
  PasswordField: (extra, text) => <PasswordField {...extra} label={text} name="password" />,
  Picture: (extra, text) => <Picture {...extra} src={dressPicture} alt={text} sizes="50vw" />,
  Price: (extra) => <Price {...extra} amount="₹1,499" mrp="₹1,999" />,
  ProductCardFrame: (extra, text) => <ProductCardFrame {...extra} media={<i />} name={text} price={text} />,
  ProductCardSkeleton: (extra) => <ProductCardSkeleton {...extra} />,
  QuantityStepper: (extra, text) => <QuantityStepper {...extra} label={text} value={1} onChange={nothing} />,
  Radio: (extra, text) => <Radio {...extra} label={text} />,
  RadioCard: (extra, text) => (
    <RadioCard {...extra} name="a" value="a" title={text}>
      {text}
    </RadioCard>
  ),
  RadioCardGroup: (extra, text) => <RadioCardGroup {...extra} legend={text} />,
  Rating: (extra) => <Rating {...extra} value={4.5} count={3} />,
  RatingInput: (extra, text) => <RatingInput {...extra} legend={text} name="a" value={2} onChange={nothing} />,
  RichText: (extra, text) => <RichText {...extra} html={`<p>${text}</p>`} />,
  Section: (extra, text) => <Section {...extra} title={text} />,
  SelectField: (extra, text) => <SelectField {...extra} label={text} options={[{ value: 'a', label: text }]} />,
  Sheet: (extra, text) => <Sheet {...extra} open onOpenChange={nothing} title={text} />,
  SizePicker: (extra, text) => (
    <SizePicker {...extra} legend={text} name="a" sizes={[{ value: text }]} value="" onChange={nothing} />
  ),
  SizeSelect: (extra, text) => (
    <SizeSelect {...extra} label={text} sizes={[{ value: text }]} value="" onChange={nothing} />
  ),
  Skeleton: (extra) => <Skeleton {...extra} ratio="3:4" />,
  Stars: (extra) => <Stars {...extra} value={3} />,
  StatTile: (extra, text) => <StatTile {...extra} label={text} value={text} href="#a" />,
  StatusBadge: (extra, text) => <StatusBadge {...extra} status="Paid" label={text} />,
  Steps: (extra, text) => <Steps {...extra} steps={['Cart', text]} current={1} />,
  Stitch: (extra) => <Stitch {...extra} />,
  StitchProgress: (extra, text) => <StitchProgress {...extra} label={text} value={1} max={2} />,
  SummaryList: (extra, text) => <SummaryList {...extra} rows={[{ label: text, value: text }]} />,
  Swatches: (extra, text) => (
    <Swatches
      {...extra}
      legend={text}
      name="a"
      swatches={[{ value: 'a', label: text, dye: 'sage' }]}
      value="a"
      onChange={nothing}
    />
  ),
  Table: (extra, text) => <Table {...extra} caption={text} />,
  TableScroll: (extra, text) => <TableScroll {...extra} label={text} />,
  Tabs: (extra, text) => <Tabs {...extra} label={text} items={[{ id: 'a', label: text, content: text }]} />,
  Tag: (extra, text) => <Tag {...extra}>{text}</Tag>,
  TextField: (extra, text) => <TextField {...extra} label={text} name="a" hint={text} error={text} />,
  TextLink: (extra, text) => (
    <TextLink {...extra} href="#a">
      {text}
    </TextLink>
  ),
  Tooltip: (extra, text) => (
    <Tooltip {...extra} text={text}>
      <button type="button">Open</button>
    </Tooltip>
  ),
  TrackLine: (extra, text) => <TrackLine {...extra} steps={[{ label: text, done: true }]} />,
  VisuallyHidden: (extra, text) => <VisuallyHidden {...extra}>{text}</VisuallyHidden>,
};
