/** Passwords of ten characters and more that guessing tools try first, in lower case. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
qwertyuiop 1234567890 0987654321 1q2w3e4r5t 1q2w3e4r5t6y qwerty123456 password123 iloveyou123 abcdefghij abcd123456
a123456789 123456789a 1234567891 0123456789 9876543210 1111111111 0000000000 qwertyuiop123 1qaz2wsx3edc zaq12wsxcde3
correcthorsebatterystaple letmein123 adminadmin passwordpassword welcome123 trustno1trustno1 qazwsxedcrfv 1122334455
1029384756 0192837465 147258369a iloveyou1234 letmeinplease passw0rd123 p@ssword123 p@ssw0rd123 asdfghjkl123
administrator123 football123 baseball123 basketball123 cricket123 superman123 princess123 sunshine123 michael123
jennifer123 charlie123 computer123 internet123 freedom123 whatever123 trustno1123 starwars123 hello123123
changeme123 default123 testing123 bangalore123 chennai123 kolkata123 hyderabad123 krishna123 jaihind123 lakshmi123
ganesha123 bollywood123 january123 february123 facebook123 samsung123 android123 microsoft123 linkedin123
instagram123 whatsapp123 youtube123 pokemon123 liverpool123 chelsea123 arsenal123 barcelona123 realmadrid123
manchester123 butterfly123 chocolate123 rainbow123 diamond123 jasmine123 sweetheart123 babygirl123 beautiful123
forever123 friends123 brother123 william123 matthew123 anthony123 jessica123 samantha123 yankees123 phoenix123
panther123 gandalf123 mustang123 ferrari123 porsche123 corvette123 maverick123 thunder123 lightning123 hurricane123
nothing123 anything123 something123 qwer1234123 asdf1234123 zaq12wsx123 q1w2e3r4123 1q2w3e4r123 password1234
passw0rd1234 p@ssword1234 p@ssw0rd1234 qwerty1234 qwertyuiop1234 asdfgh1234 asdfghjkl1234 zxcvbn1234 welcome1234
administrator1234 letmein1234 monkey1234 dragon1234 football1234 baseball1234 basketball1234 cricket1234
superman1234 batman1234 princess1234 sunshine1234 shadow1234 master1234 michael1234 jordan1234 jennifer1234
ashley1234 charlie1234 computer1234 internet1234 freedom1234 whatever1234 trustno11234 starwars1234 hello1231234
changeme1234 secret1234 access1234 default1234 testing1234 qazwsx1234 abcdef1234 bharat1234 mumbai1234 bangalore1234
chennai1234 kolkata1234 hyderabad1234 sachin1234 krishna1234 ganesh1234 sairam1234 jaihind1234 anjali1234
lakshmi1234 ganesha1234 bollywood1234 summer1234 winter1234 autumn1234 spring1234 january1234 february1234
monday1234 friday1234 sunday1234 google1234 facebook1234 samsung1234 iphone1234 android1234 microsoft1234
linkedin1234 instagram1234 whatsapp1234 youtube1234 pokemon1234 naruto1234 liverpool1234 chelsea1234 arsenal1234
barcelona1234 realmadrid1234 manchester1234 flower1234 butterfly1234 chocolate1234 cookie1234 banana1234 orange1234
purple1234 yellow1234 rainbow1234 diamond1234 silver1234 golden1234 tigger1234 buster1234 pepper1234 ginger1234
jasmine1234 heaven1234 lovely1234 sweetheart1234 babygirl1234 beautiful1234 forever1234 friends1234 family1234
mother1234 father1234 sister1234 brother1234 daniel1234 thomas1234 robert1234 william1234 george1234 andrew1234
joshua1234 matthew1234 anthony1234 nicole1234 jessica1234 amanda1234 samantha1234 killer1234 hunter1234 ranger1234
soccer1234 hockey1234 tennis1234 yankees1234 phoenix1234 falcon1234 panther1234 wizard1234 merlin1234 matrix1234
gandalf1234 hobbit1234 mustang1234 ferrari1234 porsche1234 yamaha1234 harley1234 corvette1234 maverick1234
thunder1234 lightning1234 hurricane1234 nothing1234 anything1234 something1234 qwer12341234 asdf12341234
zaq12wsx1234 q1w2e3r41234 1q2w3e4r1234 password12345 passw0rd12345 p@ssword12345 p@ssw0rd12345 qwerty12345
qwertyuiop12345 asdfgh12345 asdfghjkl12345 zxcvbn12345 iloveyou12345 welcome12345 admin12345 administrator12345
letmein12345 monkey12345 dragon12345 football12345 baseball12345 basketball12345 cricket12345 superman12345
batman12345 princess12345 sunshine12345 shadow12345 master12345 michael12345 jordan12345 jennifer12345 ashley12345
charlie12345 computer12345 internet12345 freedom12345 whatever12345 trustno112345 starwars12345 hello12345
hello12312345 changeme12345 secret12345 login12345 access12345 default12345 guest12345 testing12345 qazwsx12345
abcdef12345 india12345 bharat12345 mumbai12345 delhi12345 bangalore12345 chennai12345 kolkata12345 hyderabad12345
sachin12345 virat12345 krishna12345 ganesh12345 shiva12345 sairam12345 jaihind12345 priya12345 rahul12345 pooja12345
anjali12345 lakshmi12345 ganesha12345 bollywood12345 summer12345 winter12345 autumn12345 spring12345 january12345
february12345 march12345 april12345 monday12345 friday12345 sunday12345 google12345 facebook12345 samsung12345
iphone12345 android12345 microsoft12345 linkedin12345 instagram12345 whatsapp12345 youtube12345 pokemon12345
naruto12345 liverpool12345 chelsea12345 arsenal12345 barcelona12345 realmadrid12345 manchester12345 flower12345
butterfly12345 chocolate12345 cookie12345 banana12345 orange12345 purple12345 yellow12345 rainbow12345 diamond12345
silver12345 golden12345 tigger12345 buster12345 pepper12345 ginger12345 jasmine12345 heaven12345 angel12345
lovely12345 sweetheart12345 babygirl12345 beautiful12345 forever12345 friends12345 family12345 mother12345
father12345 sister12345 brother12345 daniel12345 thomas12345 robert12345 william12345 george12345 andrew12345
joshua12345 matthew12345 anthony12345 nicole12345 jessica12345 amanda12345 samantha12345 killer12345 hunter12345
ranger12345 soccer12345 hockey12345 tennis12345 yankees12345 phoenix12345 eagle12345 falcon12345 tiger12345
panther12345 wizard12345 merlin12345 matrix12345 gandalf12345 hobbit12345 frodo12345 mustang12345 ferrari12345
porsche12345 yamaha12345 harley12345 corvette12345 maverick12345 thunder12345 lightning12345 hurricane12345
nothing12345 anything12345 something12345 qwer123412345 asdf123412345 zaq12wsx12345 q1w2e3r412345 1q2w3e4r12345
password123456 passw0rd123456 p@ssword123456 p@ssw0rd123456 qwertyuiop123456 asdfgh123456 asdfghjkl123456
zxcvbn123456 iloveyou123456 welcome123456 admin123456 administrator123456 letmein123456 monkey123456 dragon123456
football123456 baseball123456 basketball123456 cricket123456 superman123456 batman123456 princess123456
sunshine123456 shadow123456 master123456 michael123456 jordan123456 jennifer123456 ashley123456 charlie123456
computer123456 internet123456 freedom123456 whatever123456 trustno1123456 starwars123456 hello123456 hello123123456
changeme123456 secret123456 login123456 access123456 default123456 guest123456 root123456 test123456 testing123456
qazwsx123456 abcdef123456 india123456 bharat123456 mumbai123456 delhi123456 bangalore123456 chennai123456
kolkata123456 hyderabad123456 sachin123456 virat123456 krishna123456 ganesh123456 shiva123456 sairam123456
jaihind123456 priya123456 rahul123456 amit123456 pooja123456 anjali123456 lakshmi123456 ganesha123456
bollywood123456 summer123456 winter123456 autumn123456 spring123456 january123456 february123456 march123456
april123456 monday123456 friday123456 sunday123456 google123456 facebook123456 samsung123456 iphone123456
android123456 microsoft123456 linkedin123456 instagram123456 whatsapp123456 youtube123456 pokemon123456 naruto123456
liverpool123456 chelsea123456 arsenal123456 barcelona123456 realmadrid123456 manchester123456 flower123456
butterfly123456 chocolate123456 cookie123456 banana123456 orange123456 purple123456 yellow123456 rainbow123456
diamond123456 silver123456 golden123456 tigger123456 buster123456 pepper123456 ginger123456 jasmine123456
heaven123456 angel123456 lovely123456 sweetheart123456 babygirl123456 beautiful123456 forever123456 friends123456
family123456 mother123456 father123456 sister123456 brother123456 daniel123456 thomas123456 robert123456
william123456 george123456 andrew123456 joshua123456 matthew123456 anthony123456 nicole123456 jessica123456
amanda123456 samantha123456 killer123456 hunter123456 ranger123456 soccer123456 hockey123456 tennis123456
yankees123456 phoenix123456 eagle123456 falcon123456 tiger123456 lion123456 panther123456 wizard123456 merlin123456
matrix123456 gandalf123456 hobbit123456 frodo123456 mustang123456 ferrari123456 porsche123456 yamaha123456
harley123456 corvette123456 maverick123456 thunder123456 lightning123456 hurricane123456 nothing123456
anything123456 something123456 qwer1234123456 asdf1234123456 zaq12wsx123456 q1w2e3r4123456 1q2w3e4r123456
password1234567 passw0rd1234567 p@ssword1234567 p@ssw0rd1234567 qwerty1234567 qwertyuiop1234567 asdfgh1234567
asdfghjkl1234567 zxcvbn1234567 iloveyou1234567 welcome1234567 admin1234567 administrator1234567 letmein1234567
monkey1234567 dragon1234567 football1234567 baseball1234567 basketball1234567 cricket1234567 superman1234567
batman1234567 princess1234567 sunshine1234567 shadow1234567 master1234567 michael1234567 jordan1234567
jennifer1234567 ashley1234567 charlie1234567 computer1234567 internet1234567 freedom1234567 whatever1234567
trustno11234567 starwars1234567 hello1234567 hello1231234567 changeme1234567 secret1234567 login1234567
access1234567 default1234567 guest1234567 root1234567 test1234567 testing1234567 qazwsx1234567 abcdef1234567
india1234567 bharat1234567 mumbai1234567 delhi1234567 bangalore1234567 chennai1234567 kolkata1234567
hyderabad1234567 sachin1234567 virat1234567 krishna1234567 ganesh1234567 shiva1234567 sairam1234567 jaihind1234567
priya1234567 rahul1234567 amit1234567 pooja1234567 anjali1234567 lakshmi1234567 ganesha1234567 bollywood1234567
summer1234567 winter1234567 autumn1234567 spring1234567 january1234567 february1234567 march1234567 april1234567
monday1234567 friday1234567 sunday1234567 google1234567 facebook1234567 samsung1234567 iphone1234567 android1234567
microsoft1234567 linkedin1234567 instagram1234567 whatsapp1234567 youtube1234567 pokemon1234567 naruto1234567
liverpool1234567 chelsea1234567 arsenal1234567 barcelona1234567 realmadrid1234567 manchester1234567 flower1234567
butterfly1234567 chocolate1234567 cookie1234567 banana1234567 orange1234567 purple1234567 yellow1234567
rainbow1234567 diamond1234567 silver1234567 golden1234567 tigger1234567 buster1234567 pepper1234567 ginger1234567
jasmine1234567 heaven1234567 angel1234567 lovely1234567 sweetheart1234567 babygirl1234567 beautiful1234567
forever1234567 friends1234567 family1234567 mother1234567 father1234567 sister1234567 brother1234567 daniel1234567
thomas1234567 robert1234567 william1234567 george1234567 andrew1234567 joshua1234567 matthew1234567 anthony1234567
nicole1234567 jessica1234567 amanda1234567 samantha1234567 killer1234567 hunter1234567 ranger1234567 soccer1234567
hockey1234567 tennis1234567 yankees1234567 phoenix1234567 eagle1234567 falcon1234567 tiger1234567 lion1234567
panther1234567 wizard1234567 merlin1234567 matrix1234567 gandalf1234567 hobbit1234567 frodo1234567 mustang1234567
ferrari1234567 porsche1234567 yamaha1234567 harley1234567 corvette1234567 maverick1234567 thunder1234567
lightning1234567 hurricane1234567 nothing1234567 anything1234567 something1234567 qwer12341234567 asdf12341234567
zaq12wsx1234567 q1w2e3r41234567 1q2w3e4r1234567 password12345678 passw0rd12345678 p@ssword12345678 p@ssw0rd12345678
qwerty12345678 qwertyuiop12345678 asdfgh12345678 asdfghjkl12345678 zxcvbn12345678 iloveyou12345678 welcome12345678
admin12345678 administrator12345678 letmein12345678 monkey12345678 dragon12345678 football12345678 baseball12345678
basketball12345678 cricket12345678 superman12345678 batman12345678 princess12345678 sunshine12345678 shadow12345678
master12345678 michael12345678 jordan12345678 jennifer12345678 ashley12345678 charlie12345678 computer12345678
internet12345678 freedom12345678 whatever12345678 trustno112345678 starwars12345678 hello12345678 hello12312345678
changeme12345678 secret12345678 login12345678 access12345678 default12345678 guest12345678 root12345678 test12345678
testing12345678 qazwsx12345678 abcdef12345678 india12345678 bharat12345678 mumbai12345678 delhi12345678
bangalore12345678 chennai12345678 kolkata12345678 hyderabad12345678 sachin12345678 virat12345678 krishna12345678
ganesh12345678 shiva12345678 sairam12345678 jaihind12345678 priya12345678 rahul12345678 amit12345678 pooja12345678
anjali12345678 lakshmi12345678 ganesha12345678 bollywood12345678 summer12345678 winter12345678 autumn12345678
spring12345678 january12345678 february12345678 march12345678 april12345678 monday12345678 friday12345678
sunday12345678 google12345678 facebook12345678 samsung12345678 iphone12345678 android12345678 microsoft12345678
linkedin12345678 instagram12345678 whatsapp12345678 youtube12345678 pokemon12345678 naruto12345678 liverpool12345678
chelsea12345678 arsenal12345678 barcelona12345678 realmadrid12345678 manchester12345678 flower12345678
butterfly12345678 chocolate12345678 cookie12345678 banana12345678 orange12345678 purple12345678 yellow12345678
rainbow12345678 diamond12345678 silver12345678 golden12345678 tigger12345678 buster12345678 pepper12345678
ginger12345678 jasmine12345678 heaven12345678 angel12345678 lovely12345678 sweetheart12345678 babygirl12345678
beautiful12345678 forever12345678 friends12345678 family12345678 mother12345678 father12345678 sister12345678
brother12345678 daniel12345678 thomas12345678 robert12345678 william12345678 george12345678 andrew12345678
joshua12345678 matthew12345678 anthony12345678 nicole12345678 jessica12345678 amanda12345678 samantha12345678
killer12345678 hunter12345678 ranger12345678 soccer12345678 hockey12345678 tennis12345678 yankees12345678
phoenix12345678 eagle12345678 falcon12345678 tiger12345678 lion12345678 panther12345678 wizard12345678
merlin12345678 matrix12345678 gandalf12345678 hobbit12345678 frodo12345678 mustang12345678 ferrari12345678
porsche12345678 yamaha12345678 harley12345678 corvette12345678 maverick12345678 thunder12345678 lightning12345678
hurricane12345678 nothing12345678 anything12345678 something12345678 qwer123412345678 asdf123412345678
zaq12wsx12345678 q1w2e3r412345678 1q2w3e4r12345678 password123456789 passw0rd123456789 p@ssword123456789
p@ssw0rd123456789 qwerty123456789 qwertyuiop123456789 asdfgh123456789 asdfghjkl123456789 zxcvbn123456789
iloveyou123456789 welcome123456789 admin123456789 administrator123456789 letmein123456789 monkey123456789
dragon123456789 football123456789 baseball123456789 basketball123456789 cricket123456789 superman123456789
batman123456789 princess123456789 sunshine123456789 shadow123456789 master123456789 michael123456789 jordan123456789
jennifer123456789 ashley123456789 charlie123456789 computer123456789 internet123456789 freedom123456789
whatever123456789 trustno1123456789 starwars123456789 hello123456789 hello123123456789 changeme123456789
secret123456789 login123456789 access123456789 default123456789 guest123456789 root123456789 test123456789
testing123456789 qazwsx123456789 abcdef123456789 india123456789 bharat123456789 mumbai123456789 delhi123456789
bangalore123456789 chennai123456789 kolkata123456789 hyderabad123456789 sachin123456789 virat123456789
krishna123456789 ganesh123456789 shiva123456789 sairam123456789 jaihind123456789 priya123456789 rahul123456789
amit123456789 pooja123456789 anjali123456789 lakshmi123456789 ganesha123456789 bollywood123456789 summer123456789
winter123456789 autumn123456789 spring123456789 january123456789 february123456789 march123456789 april123456789
monday123456789 friday123456789 sunday123456789 google123456789 facebook123456789 samsung123456789 iphone123456789
android123456789 microsoft123456789 linkedin123456789 instagram123456789 whatsapp123456789 youtube123456789
pokemon123456789 naruto123456789 liverpool123456789 chelsea123456789 arsenal123456789 barcelona123456789
realmadrid123456789 manchester123456789 flower123456789 butterfly123456789 chocolate123456789 cookie123456789
banana123456789 orange123456789 purple123456789 yellow123456789 rainbow123456789 diamond123456789 silver123456789
golden123456789 tigger123456789 buster123456789 pepper123456789 ginger123456789 jasmine123456789 heaven123456789
angel123456789 lovely123456789 sweetheart123456789 babygirl123456789 beautiful123456789 forever123456789
friends123456789 family123456789 mother123456789 father123456789 sister123456789 brother123456789 daniel123456789
thomas123456789 robert123456789 william123456789 george123456789 andrew123456789 joshua123456789 matthew123456789
anthony123456789 nicole123456789 jessica123456789 amanda123456789 samantha123456789 killer123456789 hunter123456789
ranger123456789 soccer123456789 hockey123456789 tennis123456789 yankees123456789 phoenix123456789 eagle123456789
falcon123456789 tiger123456789 lion123456789 panther123456789 wizard123456789 merlin123456789 matrix123456789
gandalf123456789 hobbit123456789 frodo123456789 mustang123456789 ferrari123456789 porsche123456789 yamaha123456789
harley123456789 corvette123456789 maverick123456789 thunder123456789 lightning123456789 hurricane123456789
nothing123456789 anything123456789 something123456789 qwer1234123456789 asdf1234123456789 zaq12wsx123456789
q1w2e3r4123456789 1q2w3e4r123456789 password1234567890 passw0rd1234567890 p@ssword1234567890 p@ssw0rd1234567890
qwerty1234567890 qwertyuiop1234567890 asdfgh1234567890 asdfghjkl1234567890 zxcvbn1234567890 iloveyou1234567890
welcome1234567890 admin1234567890 administrator1234567890 letmein1234567890 monkey1234567890 dragon1234567890
football1234567890 baseball1234567890 basketball1234567890 cricket1234567890 superman1234567890 batman1234567890
princess1234567890 sunshine1234567890 shadow1234567890 master1234567890 michael1234567890 jordan1234567890
jennifer1234567890 ashley1234567890 charlie1234567890 computer1234567890 internet1234567890 freedom1234567890
whatever1234567890 trustno11234567890 starwars1234567890 hello1234567890 hello1231234567890 changeme1234567890
secret1234567890 login1234567890 access1234567890 default1234567890 guest1234567890 root1234567890 test1234567890
testing1234567890 qazwsx1234567890 abcdef1234567890 india1234567890 bharat1234567890 mumbai1234567890
delhi1234567890 bangalore1234567890 chennai1234567890 kolkata1234567890 hyderabad1234567890 sachin1234567890
virat1234567890 krishna1234567890 ganesh1234567890 shiva1234567890 sairam1234567890 jaihind1234567890
priya1234567890 rahul1234567890 amit1234567890 pooja1234567890 anjali1234567890 lakshmi1234567890 ganesha1234567890
bollywood1234567890 summer1234567890 winter1234567890 autumn1234567890 spring1234567890 january1234567890
february1234567890 march1234567890 april1234567890 monday1234567890 friday1234567890 sunday1234567890
google1234567890 facebook1234567890 samsung1234567890 iphone1234567890 android1234567890 microsoft1234567890
linkedin1234567890 instagram1234567890 whatsapp1234567890 youtube1234567890 pokemon1234567890 naruto1234567890
liverpool1234567890 chelsea1234567890 arsenal1234567890 barcelona1234567890 realmadrid1234567890
manchester1234567890 flower1234567890 butterfly1234567890 chocolate1234567890 cookie1234567890 banana1234567890
orange1234567890 purple1234567890 yellow1234567890 rainbow1234567890 diamond1234567890 silver1234567890
golden1234567890 tigger1234567890 buster1234567890 pepper1234567890 ginger1234567890 jasmine1234567890
heaven1234567890 angel1234567890 lovely1234567890 sweetheart1234567890 babygirl1234567890 beautiful1234567890
forever1234567890 friends1234567890 family1234567890 mother1234567890 father1234567890 sister1234567890
brother1234567890 daniel1234567890 thomas1234567890 robert1234567890 william1234567890 george1234567890
andrew1234567890 joshua1234567890 matthew1234567890 anthony1234567890 nicole1234567890 jessica1234567890
amanda1234567890 samantha1234567890 killer1234567890 hunter1234567890 ranger1234567890 soccer1234567890
hockey1234567890 tennis1234567890 yankees1234567890 phoenix1234567890 eagle1234567890 falcon1234567890
tiger1234567890 lion1234567890 panther1234567890 wizard1234567890 merlin1234567890 matrix1234567890
gandalf1234567890 hobbit1234567890 frodo1234567890 mustang1234567890 ferrari1234567890 porsche1234567890
yamaha1234567890 harley1234567890 corvette1234567890 maverick1234567890 thunder1234567890 lightning1234567890
hurricane1234567890 nothing1234567890 anything1234567890 something1234567890 qwer12341234567890 asdf12341234567890
zaq12wsx1234567890 q1w2e3r41234567890 1q2w3e4r1234567890 qwertyuiop! asdfghjkl! administrator! basketball!
bangalore! hyderabad! bollywood! microsoft! instagram! liverpool! barcelona! realmadrid! manchester! butterfly!
chocolate! sweetheart! beautiful! lightning! hurricane! something! password!! passw0rd!! p@ssword!! p@ssw0rd!!
qwertyuiop!! asdfghjkl!! iloveyou!! administrator!! football!! baseball!! basketball!! superman!! princess!!
sunshine!! jennifer!! computer!! internet!! whatever!! trustno1!! starwars!! hello123!! changeme!! bangalore!!
hyderabad!! bollywood!! february!! facebook!! microsoft!! linkedin!! instagram!! whatsapp!! liverpool!! barcelona!!
realmadrid!! manchester!! butterfly!! chocolate!! sweetheart!! babygirl!! beautiful!! samantha!! corvette!!
maverick!! lightning!! hurricane!! anything!! something!! qwer1234!! asdf1234!! zaq12wsx!! q1w2e3r4!! 1q2w3e4r!!
password123! passw0rd123! p@ssword123! p@ssw0rd123! qwerty123! qwertyuiop123! asdfgh123! asdfghjkl123! zxcvbn123!
iloveyou123! welcome123! administrator123! letmein123! monkey123! dragon123! football123! baseball123!
basketball123! cricket123! superman123! batman123! princess123! sunshine123! shadow123! master123! michael123!
jordan123! jennifer123! ashley123! charlie123! computer123! internet123! freedom123! whatever123! trustno1123!
starwars123! hello123123! changeme123! secret123! access123! default123! testing123! qazwsx123! abcdef123!
bharat123! mumbai123! bangalore123! chennai123! kolkata123! hyderabad123! sachin123! krishna123! ganesh123!
sairam123! jaihind123! anjali123! lakshmi123! ganesha123! bollywood123! summer123! winter123! autumn123! spring123!
january123! february123! monday123! friday123! sunday123! google123! facebook123! samsung123! iphone123! android123!
microsoft123! linkedin123! instagram123! whatsapp123! youtube123! pokemon123! naruto123! liverpool123! chelsea123!
arsenal123! barcelona123! realmadrid123! manchester123! flower123! butterfly123! chocolate123! cookie123! banana123!
orange123! purple123! yellow123! rainbow123! diamond123! silver123! golden123! tigger123! buster123! pepper123!
ginger123! jasmine123! heaven123! lovely123! sweetheart123! babygirl123! beautiful123! forever123! friends123!
family123! mother123! father123! sister123! brother123! daniel123! thomas123! robert123! william123! george123!
andrew123! joshua123! matthew123! anthony123! nicole123! jessica123! amanda123! samantha123! killer123! hunter123!
ranger123! soccer123! hockey123! tennis123! yankees123! phoenix123! falcon123! panther123! wizard123! merlin123!
matrix123! gandalf123! hobbit123! mustang123! ferrari123! porsche123! yamaha123! harley123! corvette123!
maverick123! thunder123! lightning123! hurricane123! nothing123! anything123! something123! qwer1234123!
asdf1234123! zaq12wsx123! q1w2e3r4123! 1q2w3e4r123! password1234! passw0rd1234! p@ssword1234! p@ssw0rd1234!
qwerty1234! qwertyuiop1234! asdfgh1234! asdfghjkl1234! zxcvbn1234! iloveyou1234! welcome1234! admin1234!
administrator1234! letmein1234! monkey1234! dragon1234! football1234! baseball1234! basketball1234! cricket1234!
superman1234! batman1234! princess1234! sunshine1234! shadow1234! master1234! michael1234! jordan1234! jennifer1234!
ashley1234! charlie1234! computer1234! internet1234! freedom1234! whatever1234! trustno11234! starwars1234!
hello1234! hello1231234! changeme1234! secret1234! login1234! access1234! default1234! guest1234! testing1234!
qazwsx1234! abcdef1234! india1234! bharat1234! mumbai1234! delhi1234! bangalore1234! chennai1234! kolkata1234!
hyderabad1234! sachin1234! virat1234! krishna1234! ganesh1234! shiva1234! sairam1234! jaihind1234! priya1234!
rahul1234! pooja1234! anjali1234! lakshmi1234! ganesha1234! bollywood1234! summer1234! winter1234! autumn1234!
spring1234! january1234! february1234! march1234! april1234! monday1234! friday1234! sunday1234! google1234!
facebook1234! samsung1234! iphone1234! android1234! microsoft1234! linkedin1234! instagram1234! whatsapp1234!
youtube1234! pokemon1234! naruto1234! liverpool1234! chelsea1234! arsenal1234! barcelona1234! realmadrid1234!
manchester1234! flower1234! butterfly1234! chocolate1234! cookie1234! banana1234! orange1234! purple1234!
yellow1234! rainbow1234! diamond1234! silver1234! golden1234! tigger1234! buster1234! pepper1234! ginger1234!
jasmine1234! heaven1234! angel1234! lovely1234! sweetheart1234! babygirl1234! beautiful1234! forever1234!
friends1234! family1234! mother1234! father1234! sister1234! brother1234! daniel1234! thomas1234! robert1234!
william1234! george1234! andrew1234! joshua1234! matthew1234! anthony1234! nicole1234! jessica1234! amanda1234!
samantha1234! killer1234! hunter1234! ranger1234! soccer1234! hockey1234! tennis1234! yankees1234! phoenix1234!
eagle1234! falcon1234! tiger1234! panther1234! wizard1234! merlin1234! matrix1234! gandalf1234! hobbit1234!
frodo1234! mustang1234! ferrari1234! porsche1234! yamaha1234! harley1234! corvette1234! maverick1234! thunder1234!
lightning1234! hurricane1234! nothing1234! anything1234! something1234! qwer12341234! asdf12341234! zaq12wsx1234!
q1w2e3r41234! 1q2w3e4r1234! password@123 passw0rd@123 p@ssword@123 p@ssw0rd@123 qwerty@123 qwertyuiop@123 asdfgh@123
asdfghjkl@123 zxcvbn@123 iloveyou@123 welcome@123 administrator@123 letmein@123 monkey@123 dragon@123 football@123
baseball@123 basketball@123 cricket@123 superman@123 batman@123 princess@123 sunshine@123 shadow@123 master@123
michael@123 jordan@123 jennifer@123 ashley@123 charlie@123 computer@123 internet@123 freedom@123 whatever@123
trustno1@123 starwars@123 hello123@123 changeme@123 secret@123 access@123 default@123 testing@123 qazwsx@123
abcdef@123 bharat@123 mumbai@123 bangalore@123 chennai@123 kolkata@123 hyderabad@123 sachin@123 krishna@123
ganesh@123 sairam@123 jaihind@123 anjali@123 lakshmi@123 ganesha@123 bollywood@123 summer@123 winter@123 autumn@123
spring@123 january@123 february@123 monday@123 friday@123 sunday@123 google@123 facebook@123 samsung@123 iphone@123
android@123 microsoft@123 linkedin@123 instagram@123 whatsapp@123 youtube@123 pokemon@123 naruto@123 liverpool@123
chelsea@123 arsenal@123 barcelona@123 realmadrid@123 manchester@123 flower@123 butterfly@123 chocolate@123
cookie@123 banana@123 orange@123 purple@123 yellow@123 rainbow@123 diamond@123 silver@123 golden@123 tigger@123
buster@123 pepper@123 ginger@123 jasmine@123 heaven@123 lovely@123 sweetheart@123 babygirl@123 beautiful@123
forever@123 friends@123 family@123 mother@123 father@123 sister@123 brother@123 daniel@123 thomas@123 robert@123
william@123 george@123 andrew@123 joshua@123 matthew@123 anthony@123 nicole@123 jessica@123 amanda@123 samantha@123
killer@123 hunter@123 ranger@123 soccer@123 hockey@123 tennis@123 yankees@123 phoenix@123 falcon@123 panther@123
wizard@123 merlin@123 matrix@123 gandalf@123 hobbit@123 mustang@123 ferrari@123 porsche@123 yamaha@123 harley@123
corvette@123 maverick@123 thunder@123 lightning@123 hurricane@123 nothing@123 anything@123 something@123
qwer1234@123 asdf1234@123 zaq12wsx@123 q1w2e3r4@123 1q2w3e4r@123 password@1234 passw0rd@1234 p@ssword@1234
p@ssw0rd@1234 qwerty@1234 qwertyuiop@1234 asdfgh@1234 asdfghjkl@1234 zxcvbn@1234 iloveyou@1234 welcome@1234
admin@1234 administrator@1234 letmein@1234 monkey@1234 dragon@1234 football@1234 baseball@1234 basketball@1234
cricket@1234 superman@1234 batman@1234 princess@1234 sunshine@1234 shadow@1234 master@1234 michael@1234 jordan@1234
jennifer@1234 ashley@1234 charlie@1234 computer@1234 internet@1234 freedom@1234 whatever@1234 trustno1@1234
starwars@1234 hello@1234 hello123@1234 changeme@1234 secret@1234 login@1234 access@1234 default@1234 guest@1234
testing@1234 qazwsx@1234 abcdef@1234 india@1234 bharat@1234 mumbai@1234 delhi@1234 bangalore@1234 chennai@1234
kolkata@1234 hyderabad@1234 sachin@1234 virat@1234 krishna@1234 ganesh@1234 shiva@1234 sairam@1234 jaihind@1234
priya@1234 rahul@1234 pooja@1234 anjali@1234 lakshmi@1234 ganesha@1234 bollywood@1234 summer@1234 winter@1234
autumn@1234 spring@1234 january@1234 february@1234 march@1234 april@1234 monday@1234 friday@1234 sunday@1234
google@1234 facebook@1234 samsung@1234 iphone@1234 android@1234 microsoft@1234 linkedin@1234 instagram@1234
whatsapp@1234 youtube@1234 pokemon@1234 naruto@1234 liverpool@1234 chelsea@1234 arsenal@1234 barcelona@1234
realmadrid@1234 manchester@1234 flower@1234 butterfly@1234 chocolate@1234 cookie@1234 banana@1234 orange@1234
purple@1234 yellow@1234 rainbow@1234 diamond@1234 silver@1234 golden@1234 tigger@1234 buster@1234 pepper@1234
ginger@1234 jasmine@1234 heaven@1234 angel@1234 lovely@1234 sweetheart@1234 babygirl@1234 beautiful@1234
forever@1234 friends@1234 family@1234 mother@1234 father@1234 sister@1234 brother@1234 daniel@1234 thomas@1234
robert@1234 william@1234 george@1234 andrew@1234 joshua@1234 matthew@1234 anthony@1234 nicole@1234 jessica@1234
amanda@1234 samantha@1234 killer@1234 hunter@1234 ranger@1234 soccer@1234 hockey@1234 tennis@1234 yankees@1234
phoenix@1234 eagle@1234 falcon@1234 tiger@1234 panther@1234 wizard@1234 merlin@1234 matrix@1234 gandalf@1234
hobbit@1234 frodo@1234 mustang@1234 ferrari@1234 porsche@1234 yamaha@1234 harley@1234 corvette@1234 maverick@1234
thunder@1234 lightning@1234 hurricane@1234 nothing@1234 anything@1234 something@1234 qwer1234@1234 asdf1234@1234
zaq12wsx@1234 q1w2e3r4@1234 1q2w3e4r@1234 password#123 passw0rd#123 p@ssword#123 p@ssw0rd#123 qwerty#123
qwertyuiop#123 asdfgh#123 asdfghjkl#123 zxcvbn#123 iloveyou#123 welcome#123 administrator#123 letmein#123 monkey#123
dragon#123 football#123 baseball#123 basketball#123 cricket#123 superman#123 batman#123 princess#123 sunshine#123
shadow#123 master#123 michael#123 jordan#123 jennifer#123 ashley#123 charlie#123 computer#123 internet#123
freedom#123 whatever#123 trustno1#123 starwars#123 hello123#123 changeme#123 secret#123 access#123 default#123
testing#123 qazwsx#123 abcdef#123 bharat#123 mumbai#123 bangalore#123 chennai#123 kolkata#123 hyderabad#123
sachin#123 krishna#123 ganesh#123 sairam#123 jaihind#123 anjali#123 lakshmi#123 ganesha#123 bollywood#123 summer#123
winter#123 autumn#123 spring#123 january#123 february#123 monday#123 friday#123 sunday#123 google#123 facebook#123
samsung#123 iphone#123 android#123 microsoft#123 linkedin#123 instagram#123 whatsapp#123 youtube#123 pokemon#123
naruto#123 liverpool#123 chelsea#123 arsenal#123 barcelona#123 realmadrid#123 manchester#123 flower#123
butterfly#123 chocolate#123 cookie#123 banana#123 orange#123 purple#123 yellow#123 rainbow#123 diamond#123
silver#123 golden#123 tigger#123 buster#123 pepper#123 ginger#123 jasmine#123 heaven#123 lovely#123 sweetheart#123
babygirl#123 beautiful#123 forever#123 friends#123 family#123 mother#123 father#123 sister#123 brother#123
daniel#123 thomas#123 robert#123 william#123 george#123 andrew#123 joshua#123 matthew#123 anthony#123 nicole#123
jessica#123 amanda#123 samantha#123 killer#123 hunter#123 ranger#123 soccer#123 hockey#123 tennis#123 yankees#123
phoenix#123 falcon#123 panther#123 wizard#123 merlin#123 matrix#123 gandalf#123 hobbit#123 mustang#123 ferrari#123
porsche#123 yamaha#123 harley#123 corvette#123 maverick#123 thunder#123 lightning#123 hurricane#123 nothing#123
anything#123 something#123 qwer1234#123 asdf1234#123 zaq12wsx#123 q1w2e3r4#123 1q2w3e4r#123 qwertyuiop1 asdfghjkl1
administrator1 basketball1 bangalore1 hyderabad1 bollywood1 microsoft1 instagram1 liverpool1 barcelona1 realmadrid1
manchester1 butterfly1 chocolate1 sweetheart1 beautiful1 lightning1 hurricane1 something1 password12 passw0rd12
p@ssword12 p@ssw0rd12 qwertyuiop12 asdfghjkl12 iloveyou12 administrator12 football12 baseball12 basketball12
superman12 princess12 sunshine12 jennifer12 computer12 internet12 whatever12 trustno112 starwars12 hello12312
changeme12 bangalore12 hyderabad12 bollywood12 february12 facebook12 microsoft12 linkedin12 instagram12 whatsapp12
liverpool12 barcelona12 realmadrid12 manchester12 butterfly12 chocolate12 sweetheart12 babygirl12 beautiful12
samantha12 corvette12 maverick12 lightning12 hurricane12 anything12 something12 qwer123412 asdf123412 zaq12wsx12
q1w2e3r412 1q2w3e4r12 password01 passw0rd01 p@ssword01 p@ssw0rd01 qwertyuiop01 asdfghjkl01 iloveyou01
administrator01 football01 baseball01 basketball01 superman01 princess01 sunshine01 jennifer01 computer01 internet01
whatever01 trustno101 starwars01 hello12301 changeme01 bangalore01 hyderabad01 bollywood01 february01 facebook01
microsoft01 linkedin01 instagram01 whatsapp01 liverpool01 barcelona01 realmadrid01 manchester01 butterfly01
chocolate01 sweetheart01 babygirl01 beautiful01 samantha01 corvette01 maverick01 lightning01 hurricane01 anything01
something01 qwer123401 asdf123401 zaq12wsx01 q1w2e3r401 1q2w3e4r01 password007 passw0rd007 p@ssword007 p@ssw0rd007
qwertyuiop007 asdfghjkl007 iloveyou007 welcome007 administrator007 letmein007 football007 baseball007 basketball007
cricket007 superman007 princess007 sunshine007 michael007 jennifer007 charlie007 computer007 internet007 freedom007
whatever007 trustno1007 starwars007 hello123007 changeme007 default007 testing007 bangalore007 chennai007 kolkata007
hyderabad007 krishna007 jaihind007 lakshmi007 ganesha007 bollywood007 january007 february007 facebook007 samsung007
android007 microsoft007 linkedin007 instagram007 whatsapp007 youtube007 pokemon007 liverpool007 chelsea007
arsenal007 barcelona007 realmadrid007 manchester007 butterfly007 chocolate007 rainbow007 diamond007 jasmine007
sweetheart007 babygirl007 beautiful007 forever007 friends007 brother007 william007 matthew007 anthony007 jessica007
samantha007 yankees007 phoenix007 panther007 gandalf007 mustang007 ferrari007 porsche007 corvette007 maverick007
thunder007 lightning007 hurricane007 nothing007 anything007 something007 qwer1234007 asdf1234007 zaq12wsx007
q1w2e3r4007 1q2w3e4r007 password2019 passw0rd2019 p@ssword2019 p@ssw0rd2019 qwerty2019 qwertyuiop2019 asdfgh2019
asdfghjkl2019 zxcvbn2019 iloveyou2019 welcome2019 administrator2019 letmein2019 monkey2019 dragon2019 football2019
baseball2019 basketball2019 cricket2019 superman2019 batman2019 princess2019 sunshine2019 shadow2019 master2019
michael2019 jordan2019 jennifer2019 ashley2019 charlie2019 computer2019 internet2019 freedom2019 whatever2019
trustno12019 starwars2019 hello1232019 changeme2019 secret2019 access2019 default2019 testing2019 qazwsx2019
abcdef2019 bharat2019 mumbai2019 bangalore2019 chennai2019 kolkata2019 hyderabad2019 sachin2019 krishna2019
ganesh2019 sairam2019 jaihind2019 anjali2019 lakshmi2019 ganesha2019 bollywood2019 summer2019 winter2019 autumn2019
spring2019 january2019 february2019 monday2019 friday2019 sunday2019 google2019 facebook2019 samsung2019 iphone2019
android2019 microsoft2019 linkedin2019 instagram2019 whatsapp2019 youtube2019 pokemon2019 naruto2019 liverpool2019
chelsea2019 arsenal2019 barcelona2019 realmadrid2019 manchester2019 flower2019 butterfly2019 chocolate2019
cookie2019 banana2019 orange2019 purple2019 yellow2019 rainbow2019 diamond2019 silver2019 golden2019 tigger2019
buster2019 pepper2019 ginger2019 jasmine2019 heaven2019 lovely2019 sweetheart2019 babygirl2019 beautiful2019
forever2019 friends2019 family2019 mother2019 father2019 sister2019 brother2019 daniel2019 thomas2019 robert2019
william2019 george2019 andrew2019 joshua2019 matthew2019 anthony2019 nicole2019 jessica2019 amanda2019 samantha2019
killer2019 hunter2019 ranger2019 soccer2019 hockey2019 tennis2019 yankees2019 phoenix2019 falcon2019 panther2019
wizard2019 merlin2019 matrix2019 gandalf2019 hobbit2019 mustang2019 ferrari2019 porsche2019 yamaha2019 harley2019
corvette2019 maverick2019 thunder2019 lightning2019 hurricane2019 nothing2019 anything2019 something2019
qwer12342019 asdf12342019 zaq12wsx2019 q1w2e3r42019 1q2w3e4r2019 password2020 passw0rd2020 p@ssword2020 p@ssw0rd2020
qwerty2020 qwertyuiop2020 asdfgh2020 asdfghjkl2020 zxcvbn2020 iloveyou2020 welcome2020 administrator2020 letmein2020
monkey2020 dragon2020 football2020 baseball2020 basketball2020 cricket2020 superman2020 batman2020 princess2020
sunshine2020 shadow2020 master2020 michael2020 jordan2020 jennifer2020 ashley2020 charlie2020 computer2020
internet2020 freedom2020 whatever2020 trustno12020 starwars2020 hello1232020 changeme2020 secret2020 access2020
default2020 testing2020 qazwsx2020 abcdef2020 bharat2020 mumbai2020 bangalore2020 chennai2020 kolkata2020
hyderabad2020 sachin2020 krishna2020 ganesh2020 sairam2020 jaihind2020 anjali2020 lakshmi2020 ganesha2020
bollywood2020 summer2020 winter2020 autumn2020 spring2020 january2020 february2020 monday2020 friday2020 sunday2020
google2020 facebook2020 samsung2020 iphone2020 android2020 microsoft2020 linkedin2020 instagram2020 whatsapp2020
youtube2020 pokemon2020 naruto2020 liverpool2020 chelsea2020 arsenal2020 barcelona2020 realmadrid2020 manchester2020
flower2020 butterfly2020 chocolate2020 cookie2020 banana2020 orange2020 purple2020 yellow2020 rainbow2020
diamond2020 silver2020 golden2020 tigger2020 buster2020 pepper2020 ginger2020 jasmine2020 heaven2020 lovely2020
sweetheart2020 babygirl2020 beautiful2020 forever2020 friends2020 family2020 mother2020 father2020 sister2020
brother2020 daniel2020 thomas2020 robert2020 william2020 george2020 andrew2020 joshua2020 matthew2020 anthony2020
nicole2020 jessica2020 amanda2020 samantha2020 killer2020 hunter2020 ranger2020 soccer2020 hockey2020 tennis2020
yankees2020 phoenix2020 falcon2020 panther2020 wizard2020 merlin2020 matrix2020 gandalf2020 hobbit2020 mustang2020
ferrari2020 porsche2020 yamaha2020 harley2020 corvette2020 maverick2020 thunder2020 lightning2020 hurricane2020
nothing2020 anything2020 something2020 qwer12342020 asdf12342020 zaq12wsx2020 q1w2e3r42020 1q2w3e4r2020 password2021
passw0rd2021 p@ssword2021 p@ssw0rd2021 qwerty2021 qwertyuiop2021 asdfgh2021 asdfghjkl2021 zxcvbn2021 iloveyou2021
welcome2021 administrator2021 letmein2021 monkey2021 dragon2021 football2021 baseball2021 basketball2021 cricket2021
superman2021 batman2021 princess2021 sunshine2021 shadow2021 master2021 michael2021 jordan2021 jennifer2021
ashley2021 charlie2021 computer2021 internet2021 freedom2021 whatever2021 trustno12021 starwars2021 hello1232021
changeme2021 secret2021 access2021 default2021 testing2021 qazwsx2021 abcdef2021 bharat2021 mumbai2021 bangalore2021
chennai2021 kolkata2021 hyderabad2021 sachin2021 krishna2021 ganesh2021 sairam2021 jaihind2021 anjali2021
lakshmi2021 ganesha2021 bollywood2021 summer2021 winter2021 autumn2021 spring2021 january2021 february2021
monday2021 friday2021 sunday2021 google2021 facebook2021 samsung2021 iphone2021 android2021 microsoft2021
linkedin2021 instagram2021 whatsapp2021 youtube2021 pokemon2021 naruto2021 liverpool2021 chelsea2021 arsenal2021
barcelona2021 realmadrid2021 manchester2021 flower2021 butterfly2021 chocolate2021 cookie2021 banana2021 orange2021
purple2021 yellow2021 rainbow2021 diamond2021 silver2021 golden2021 tigger2021 buster2021 pepper2021 ginger2021
jasmine2021 heaven2021 lovely2021 sweetheart2021 babygirl2021 beautiful2021 forever2021 friends2021 family2021
mother2021 father2021 sister2021 brother2021 daniel2021 thomas2021 robert2021 william2021 george2021 andrew2021
joshua2021 matthew2021 anthony2021 nicole2021 jessica2021 amanda2021 samantha2021 killer2021 hunter2021 ranger2021
soccer2021 hockey2021 tennis2021 yankees2021 phoenix2021 falcon2021 panther2021 wizard2021 merlin2021 matrix2021
gandalf2021 hobbit2021 mustang2021 ferrari2021 porsche2021 yamaha2021 harley2021 corvette2021 maverick2021
thunder2021 lightning2021 hurricane2021 nothing2021 anything2021 something2021 qwer12342021 asdf12342021
zaq12wsx2021 q1w2e3r42021 1q2w3e4r2021 password2022 passw0rd2022 p@ssword2022 p@ssw0rd2022 qwerty2022 qwertyuiop2022
asdfgh2022 asdfghjkl2022 zxcvbn2022 iloveyou2022 welcome2022 administrator2022 letmein2022 monkey2022 dragon2022
football2022 baseball2022 basketball2022 cricket2022 superman2022 batman2022 princess2022 sunshine2022 shadow2022
master2022 michael2022 jordan2022 jennifer2022 ashley2022 charlie2022 computer2022 internet2022 freedom2022
whatever2022 trustno12022 starwars2022 hello1232022 changeme2022 secret2022 access2022 default2022 testing2022
qazwsx2022 abcdef2022 bharat2022 mumbai2022 bangalore2022 chennai2022 kolkata2022 hyderabad2022 sachin2022
krishna2022 ganesh2022 sairam2022 jaihind2022 anjali2022 lakshmi2022 ganesha2022 bollywood2022 summer2022 winter2022
autumn2022 spring2022 january2022 february2022 monday2022 friday2022 sunday2022 google2022 facebook2022 samsung2022
iphone2022 android2022 microsoft2022 linkedin2022 instagram2022 whatsapp2022 youtube2022 pokemon2022 naruto2022
liverpool2022 chelsea2022 arsenal2022 barcelona2022 realmadrid2022 manchester2022 flower2022 butterfly2022
chocolate2022 cookie2022 banana2022 orange2022 purple2022 yellow2022 rainbow2022 diamond2022 silver2022 golden2022
tigger2022 buster2022 pepper2022 ginger2022 jasmine2022 heaven2022 lovely2022 sweetheart2022 babygirl2022
beautiful2022 forever2022 friends2022 family2022 mother2022 father2022 sister2022 brother2022 daniel2022 thomas2022
robert2022 william2022 george2022 andrew2022 joshua2022 matthew2022 anthony2022 nicole2022 jessica2022 amanda2022
samantha2022 killer2022 hunter2022 ranger2022 soccer2022 hockey2022 tennis2022 yankees2022 phoenix2022 falcon2022
panther2022 wizard2022 merlin2022 matrix2022 gandalf2022 hobbit2022 mustang2022 ferrari2022 porsche2022 yamaha2022
harley2022 corvette2022 maverick2022 thunder2022 lightning2022 hurricane2022 nothing2022 anything2022 something2022
qwer12342022 asdf12342022 zaq12wsx2022 q1w2e3r42022 1q2w3e4r2022 password2023 passw0rd2023 p@ssword2023 p@ssw0rd2023
qwerty2023 qwertyuiop2023 asdfgh2023 asdfghjkl2023 zxcvbn2023 iloveyou2023 welcome2023 administrator2023 letmein2023
monkey2023 dragon2023 football2023 baseball2023 basketball2023 cricket2023 superman2023 batman2023 princess2023
sunshine2023 shadow2023 master2023 michael2023 jordan2023 jennifer2023 ashley2023 charlie2023 computer2023
internet2023 freedom2023 whatever2023 trustno12023 starwars2023 hello1232023 changeme2023 secret2023 access2023
default2023 testing2023 qazwsx2023 abcdef2023 bharat2023 mumbai2023 bangalore2023 chennai2023 kolkata2023
hyderabad2023 sachin2023 krishna2023 ganesh2023 sairam2023 jaihind2023 anjali2023 lakshmi2023 ganesha2023
bollywood2023 summer2023 winter2023 autumn2023
`
    .trim()
    .split(/\s+/),
);
