import type { StateName } from "./state-sheet";

/** A state of a sheet, or its use by keys alone, which a story plays. */
export type Shown = StateName | "keys";

const drawing = ["default", "dark", "right to left"] as const;
const words = [...drawing, "long text"] as const;
const moved = ["hover", "focus", "active", "keys"] as const;
const pressed = [...words, ...moved] as const;

/** In which states a part can be met, by what it is. */
const kinds = {
  /** Is only looked at, and says nothing. */
  drawing,
  /** Says something; what can be pressed in it is another part. */
  words,
  /** Is pressed, and has no words of its own, or always the same. */
  sign: [...drawing, ...moved],
  pressed,
  field: [...pressed, "disabled", "error"],
  /** Opens over a page, or is one: what is pressed in it are other parts, and the keys go about in it. */
  place: [...words, "keys"],
} satisfies Record<string, readonly Shown[]>;

export interface Part {
  states: readonly Shown[];
  /** The story that shows it, and those for what that one does not show. */
  at: string;
  elsewhere: Partial<Record<Shown, string>>;
}

/** `more` is what its sheet shows beyond its kind, or in which story else a state is shown. */
const part =
  (kind: keyof typeof kinds) =>
  (at: string, elsewhere: Part["elsewhere"] = {}, ...more: readonly StateName[]): Part => ({
    states: [...new Set([...kinds[kind], ...more, ...(Object.keys(elsewhere) as Shown[])])],
    at: `states/${at}`,
    elsewhere,
  });

const drawn = part("drawing");
const said = part("words");
const sign = part("sign");
const press = part("pressed");
const field = part("field");
const place = part("place");

const byKeys = (story: string) => ({ keys: story });

/** Every part that the package hands out, and where each of its states is shown: a story by its file and its name. */
export const parts: Record<string, Part> = {
  Button: press("buttons#PrimaryButton", byKeys("button/button#Busy"), "disabled", "loading"),
  IconButton: sign("buttons#IconButtons", byKeys("tooltip/tips#UnderThePointer"), "disabled"),
  SearchButton: press("buttons#SearchButtons", byKeys("shell/app-shell#SearchByKey")),
  Tag: press("buttons#Tags", byKeys("status/status#TagsThatCanBeRemoved")),
  Tabs: press("buttons#TabRows", byKeys("tabs/tabs#WithKeys")),
  Pager: sign("buttons#Pagers", byKeys("pager/pager#WithKeys"), "disabled"),
  Breadcrumb: press("buttons#Breadcrumbs", byKeys("breadcrumb/breadcrumb#ThreeDeep")),
  RoleSwitch: press("buttons#RoleSwitches", byKeys("brand/brand#RolesByKey")),
  StoreBadge: sign("buttons#StoreBadges", byKeys("layout/get-the-app-page#Student")),
  PhoneLink: press("buttons#PhoneLinks", byKeys("phone/phone-link#ReachedByKeys")),
  PlanCard: press("buttons#PlanCards", byKeys("plan/plan-card#Choice"), "disabled"),

  Field: said("fields#Fields", {}, "error"),
  TextField: field("fields#TextFields", byKeys("field/text-field#Typed")),
  TextArea: field("fields#TextAreas", byKeys("field/text-area#Counts")),
  PasswordField: field("fields#PasswordFields", byKeys("field/password-field#ShownByKeyboard")),
  OtpInput: field("fields#OtpInputs", byKeys("field/otp-input#Typed")),
  SearchField: press("fields#SearchFields", byKeys("field/text-field#SearchByKeys"), "disabled"),
  Select: field("fields#Selects", byKeys("field/select#Chosen")),
  Combobox: field("fields#Comboboxes", {
    keys: "combobox/combobox#ChosenByKeyboard",
    loading: "combobox/combobox#Waiting",
  }),
  MultiCombobox: field("fields#MultiComboboxes", {
    keys: "combobox/multi-combobox#ByKeyboard",
    loading: "combobox/multi-combobox#Loading",
  }),
  NumberField: field("fields#NumberFields", byKeys("number/number-field#Seats")),
  DateField: field("fields#DateFields", byKeys("date/date-fields#OneDay")),
  DateRangeField: field("fields#DateRangeFields", byKeys("date/date-fields#Range")),
  MonthField: field("fields#MonthFields", byKeys("date/date-fields#OneMonth")),
  FileField: field("fields#FileFields", {
    keys: "file/file-field#TakenOutAndChosen",
    loading: "file/file-field#OnItsWay",
  }),
  FilesField: field("fields#FilesFields", {
    keys: "file/files-field#TakenOut",
    loading: "file/files-field#OnTheirWay",
  }),
  Slider: field("fields#Sliders", byKeys("slider/slider#One")),
  RadioGroup: field("fields#RadioGroups", byKeys("choice/choices#Radios")),
  SegmentedControl: field("fields#SegmentedControls", byKeys("choice/choices#SegmentsOfAForm")),
  Checkbox: field("fields#Checkboxes", byKeys("choice/choices#Checkboxes")),
  Switch: press("fields#Switches", byKeys("choice/choices#Switches"), "disabled"),
  PhoneField: field("fields#PhoneFields", byKeys("phone/phone-field#CountryByKeys")),
  RichTextField: field("fields#RichTextFields", {
    keys: "rich-text/rich-text#ByKeysAlone",
    loading: "rich-text/rich-text#OnItsWay",
  }),
  PictureCrop: sign("fields#PictureCrops", byKeys("crop/picture-crop#ByKeysAlone"), "error"),
  Composer: field("chat#Composers", byKeys("chat/chat#ByKeysAlone")),
  MentionField: field("chat#MentionFields", byKeys("chat/mention-field#ByKeysAlone")),

  Alert: said("display#Alerts"),
  Avatar: drawn("display#Avatars"),
  AvatarStack: drawn("records#AvatarStacks"),
  Badge: said("display#Badges"),
  StatusPill: said("display#StatusPills"),
  DescriptionList: said("display#DescriptionLists"),
  EmptyState: said("display#EmptyStates"),
  Meter: drawn("display#Meters"),
  ProgressWindows: drawn("display#Progress"),
  Kbd: drawn("display#Keys"),
  Skeleton: drawn("display#Skeletons"),
  Timeline: said("records#Timelines"),
  Stepper: press("records#Steppers", byKeys("stepper/stepper#OnTheSheet")),
  StepWindow: drawn("records#StepWindows"),
  StatStrip: press("records#StatStrips", byKeys("stat/stat-strip#Leading")),
  DotRows: said("records#DotRowSets"),
  RichText: said("records#RichTexts"),
  OrgTile: said("records#OrgTiles", {}, "loading"),
  PageHeader: said("records#PageHeaders"),

  ChatMessage: said("chat#Messages", byKeys("chat/chat#NotSent"), "loading", "error"),
  ChatDay: said("chat#Days"),
  ChatLine: said("chat#Lines"),
  ChatTile: said("chat#Tiles"),
  ChatLog: place("chat#Logs", byKeys("chat/chat-log#TakenToAMessage"), "focus", "loading"),

  AreaChart: press("charts#AreaCharts", byKeys("charts/charts#EachByKey")),
  BarChart: press("charts#BarCharts", byKeys("charts/charts#EachByKey")),
  StackedBarChart: press("charts#StackedBarCharts", byKeys("charts/charts#EachByKey")),
  LineChart: press("charts#LineCharts", byKeys("charts/charts#PointsByKey")),
  BarInBar: press("charts#BarsInBars", byKeys("charts/bar-in-bar#AsATable")),
  DotOnBar: press("charts#DotsOnBars", byKeys("charts/charts#SkillsByDomain")),
  ChartFrame: press("charts#ChartFrames", byKeys("charts/charts#EachByKey")),
  RollChart: press("charts#RollCharts", byKeys("roll-chart/roll-chart#AsATable")),

  Calendar: press("places#Months", byKeys("calendar/calendar#Month")),
  Agenda: press("places#Agendas", byKeys("calendar/calendar#AgendaOfTheMonth")),
  MonthGrid: sign("places#MonthGrids", {
    keys: "date/date-fields#Grid",
    disabled: "date/date-fields#Bounded",
  }),
  PipelineBoard: press("places#Boards", byKeys("board/pipeline-board#ByKeysAlone")),
  DataTable: press(
    "places#TableRows",
    byKeys("data-table/data-table#WithKeysAlone"),
    "loading",
    "error",
  ),
  BulkBar: press("places#BulkBars", byKeys("data-table/data-table#AllThatMatch")),
  SortableList: press("places#SortableLists", byKeys("sortable/sortable-list#ByKeys")),
  Toolbar: press("places#Toolbars", byKeys("toolbar/toolbar#OverAList")),

  Menu: place(
    "boxes#Menus",
    { default: "menu/menu#Open", keys: "menu/menu#AMenuInTheMenu" },
    "hover",
    "focus",
    "disabled",
  ),
  ContextMenu: place(
    "boxes#ContextMenus",
    { default: "menu/menu#OfAPlace", keys: "menu/menu#OfAPlace" },
    "hover",
    "focus",
    "disabled",
  ),
  CommandPalette: place(
    "boxes#Palettes",
    {
      default: "palette/command-palette#Recent",
      keys: "palette/command-palette#ByKeysAlone",
      loading: "palette/command-palette#Waiting",
      error: "palette/command-palette#Retried",
    },
    "hover",
    "focus",
  ),
  Dialog: place("boxes#Dialogs", usedBy("dialog/dialog#OpensAndReturnsFocus"), "loading", "error"),
  ConfirmDialog: place(
    "boxes#ConfirmDialogs",
    usedBy("dialog/dialog#DestructiveStartsOnCancel"),
    "loading",
  ),
  SessionDialog: place("boxes#SessionDialogs", usedBy("dialog/session-dialog#SessionExpired")),
  Sheet: place("boxes#Sheets", usedBy("sheet/sheet#BesideAList")),
  Popover: place("boxes#Popovers", usedBy("popover/popover#HoldsAForm")),
  Toaster: place("boxes#Toasts", usedBy("toast/toaster#ByKeysAlone"), "loading", "error"),
  Tooltip: place("boxes#Tooltips", usedBy("tooltip/tooltip#OnFocus")),
  Tips: place("boxes#TipsOfButtons", usedBy("tooltip/tips#UnderTheFocusOfTheKeyboard")),
  PageLoader: drawn("boxes#Loaders", { default: "loader/page-loader#OverAPage" }),

  AppShell: place("layouts#AppShells", {
    ...usedBy("shell/app-shell#SkipsToThePage"),
    hover: "states/buttons#NavLists",
    focus: "states/buttons#NavLists",
    active: "states/buttons#NavLists",
  }),
  AuthSplit: place("layouts#AuthSplits", usedBy("layout/auth-split#Student")),
  OnboardingLayout: place(
    "layouts#OnboardingLayouts",
    usedBy("layout/onboarding-layout#CollegeInfo"),
  ),
  SettingsLayout: press("places#Settings", {
    keys: "layout/settings-layout#Account",
    "long text": "states/layouts#SettingsLayouts",
  }),
  SettingsSection: said("layouts#SettingsLayouts", { default: "layout/settings-layout#Account" }),
  PublicPage: place("layouts#PublicPages", usedBy("layout/public-page#Profile")),
  StatePage: place("layouts#StatePages", usedBy("layout/state-page#SessionExpired")),
  GetTheAppPage: place("layouts#GetTheAppPages", usedBy("layout/get-the-app-page#Student")),

  Mark: drawn("drawings#Marks"),
  Wordmark: said("drawings#Wordmarks"),
  PersonShape: drawn("drawings#Shapes"),
  CollegeShape: drawn("drawings#Shapes"),
  CompanyShape: drawn("drawings#Shapes"),
  AuthFacade: drawn("drawings#AuthFacades"),
  DoorFacade: drawn("drawings#DoorFacades"),
  GetTheAppFacade: drawn("drawings#GetTheAppFacades"),
  CollegePreviewBanner: drawn("drawings#CollegePreviewBanners"),
  ProfileBanner: drawn("drawings#ProfileBanners"),
  StepsHouse: drawn("drawings#StepsHouses"),
  // All of them, whatever they are called.
  icons: drawn("drawings#Icons"),
};

/** Shown as it is, and worked by keys, in one story. */
function usedBy(story: string) {
  return { default: story, keys: story };
}
